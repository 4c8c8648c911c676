import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import attachShare from '@/components/ui/share/attach-share'
import { ShareButton } from '@/components/ui/share/share-button'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { pretendToBe, type SharingDevice } from '@/tests/support/sharing-device'

const shared = { title: 'Col by lantern light', url: 'https://gruppetto.cc/de/events/view/7' }

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

async function draw(device: SharingDevice = {}) {
  const user = userEvent.setup()
  const copied = pretendToBe(device)
  document.body.innerHTML = renderToStaticMarkup(await resolveTree(<ShareButton {...shared} color="outline" />))
  const root = document.body.firstElementChild as HTMLElement
  const detach = attachShare(root, shared)
  const said = () => [...root.querySelectorAll('[role=status] > :not([hidden])')].map(({ textContent }) => textContent)
  return { root, copied, said, detach, click: () => user.click(screen.getByRole('button', { name: 'Share' })) }
}

test('shares the device’s own way where there is one, and says so', async () => {
  const share = vi.fn(async () => undefined)
  const { copied, said, click } = await draw({ share })
  expect(said()).toEqual([])
  await click()
  expect(share).toHaveBeenCalledWith(shared)
  expect(said()).toEqual(['The link is shared.'])
  expect(copied).toEqual([])
})

test('copies the link elsewhere, and says what became of it', async () => {
  const { copied, said, click } = await draw()
  await click()
  expect(copied).toEqual([shared.url])
  expect(said()).toEqual(['The link is copied.'])
})

test('says where the link is when the browser does not let us copy it', async () => {
  const { said, click } = await draw({ copies: false })
  await click()
  expect(said()).toEqual(['We couldn’t copy the link. Please copy it from the address bar.'])
})

test('tells who changes their mind nothing, not even of the time before', async () => {
  const share = vi
    .fn<() => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new DOMException('no', 'AbortError'))
  const { said, click } = await draw({ share })
  await click()
  await click()
  expect(said()).toEqual([])
})

test('is not offered without script, and does nothing once it is taken away', async () => {
  const { root, copied, detach, click } = await draw()
  expect(root).toHaveAttribute('data-needs-script')
  detach()
  await click()
  expect(copied).toEqual([])
})
