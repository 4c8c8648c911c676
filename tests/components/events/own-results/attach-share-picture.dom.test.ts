import { fireEvent } from '@testing-library/react'
import { http } from 'msw/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import attachSharePicture from '@/components/events/own-results/attach-share-picture'
import { ownApi } from '@/tests/lib/support/own-api'

const ADDRESS = '*/api/pictures/results'
const address = '/api/pictures/results?start=80&locale=de'
const assign = vi.fn()

beforeEach(() => {
  document.body.innerHTML = `<p><a href="${address}">Picture</a></p>`
  vi.stubGlobal('location', { href: location.href, assign })
})
afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
})

type Device = { canShare?: (data: ShareData) => boolean; share?: (data: ShareData) => Promise<void> }

function draw(device: Device, answer = new Response('png', { headers: { 'content-type': 'image/png' } })) {
  vi.stubGlobal('navigator', device)
  const asked = ownApi(http.get(ADDRESS, () => answer))
  const root = document.body.firstElementChild as HTMLElement
  const link = root.querySelector('a') as HTMLAnchorElement
  const detach = attachSharePicture(root, { title: 'Harbour dash' })
  /** @returns whether the browser would follow the link */
  const press = (keys: MouseEventInit = {}) => {
    let follows = true
    const look = (event: MouseEvent) => {
      follows = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', look, { once: true })
    fireEvent.click(link, keys)
    return follows
  }
  return { asked, press, detach, href: link.href }
}

test('shares the picture as a file, by the device’s own dialog', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
  const { press } = draw({ canShare: () => true, share })
  expect(press()).toBe(false)
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce())
  const [shared] = share.mock.calls[0] ?? []
  expect(shared?.title).toBe('Harbour dash')
  expect(shared?.files?.map(({ name, type, size }) => [name, type, size])).toEqual([['result.png', 'image/png', 3]])
})

test.each<[string, Device]>([
  ['no dialog', {}],
  ['a dialog that takes no files', { canShare: () => false, share: async () => undefined }],
])('with %s the link saves the picture', (_, device) => {
  const { press, asked } = draw(device)
  expect(press()).toBe(true)
  expect(asked).toEqual([])
})

test('a press for a new tab opens one', () => {
  const { press, asked } = draw({ canShare: () => true, share: async () => undefined })
  expect(press({ ctrlKey: true })).toBe(true)
  expect(asked).toEqual([])
})

test('who closes the dialog stays where they are', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  const { press } = draw({ canShare: () => true, share })
  press()
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(assign).not.toHaveBeenCalled()
})

test.each<[string, Device, Response | undefined]>([
  ['the browser refuses', { share: () => Promise.reject(new DOMException('late', 'NotAllowedError')) }, undefined],
  [
    'the answer is a page',
    { share: async () => undefined },
    new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  ],
])('where %s, the link is followed: its page says what is wrong', async (_, device, answer) => {
  const { press, href } = draw({ canShare: () => true, ...device }, answer)
  press()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(href))
})

test('once detached, the link is a link', () => {
  const { press, detach } = draw({ canShare: () => true, share: async () => undefined })
  detach()
  expect(press()).toBe(true)
})
