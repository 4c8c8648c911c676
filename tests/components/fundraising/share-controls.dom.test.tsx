import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareControls } from '@/components/fundraising/share-controls'
import { pretendToBe, type SharingDevice } from '@/tests/support/sharing-device'
import { texts } from './texts'

const link = 'https://gruppetto.cc/ride?fundraiser_id=7001#fundraiser'

afterEach(() => vi.unstubAllGlobals())

function draw(device: SharingDevice = {}) {
  const user = userEvent.setup()
  const copied = pretendToBe(device)
  render(<ShareControls link={link} texts={texts} />)
  return { copied, click: (name: string) => user.click(screen.getByRole('button', { name })) }
}

test('shows the link, to be selected with a click [FR-010]', async () => {
  draw()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your link' })
  expect(field).toHaveValue(link)
  await userEvent.setup().click(field)
  expect(field.selectionEnd).toBe(link.length)
})

test('copies it and says so [FR-002, FR-057]', async () => {
  const { copied, click } = draw()
  await click('Copy')
  expect(copied).toEqual([link])
  expect(screen.getByRole('status')).toHaveTextContent('The link is copied.')
})

test('says how to copy where the browser does not let us', async () => {
  const { click } = draw({ copies: false })
  await click('Copy')
  expect(screen.getByRole('status')).toHaveTextContent('couldn’t copy the link')
})

test('shares it the device’s own way where there is one', async () => {
  const share = vi.fn(async () => undefined)
  const { copied, click } = draw({ share })
  await click('Share')
  expect(share).toHaveBeenCalledWith({ title: 'Support my ride', url: link })
  expect(screen.getByRole('status')).toHaveTextContent('The link is shared.')
  expect(copied).toEqual([])
})

test.each([
  ['has no way of its own', undefined],
  ['fails at it', async () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('a device that %s copies it instead', async (_, share) => {
  const { copied, click } = draw({ share })
  await click('Share')
  expect(copied).toEqual([link])
  expect(screen.getByRole('status')).toHaveTextContent('The link is copied.')
})

test('who changes their mind is told nothing', async () => {
  const { copied, click } = draw({ share: async () => Promise.reject(new DOMException('no', 'AbortError')) })
  await click('Share')
  expect(copied).toEqual([])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
