import { runInThisContext } from 'node:vm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { lineNotice } from '@/lib/delivery/line-notice'

const toggle = vi.fn<(isShown: boolean) => void>()

beforeAll(() => void runInThisContext(lineNotice))

beforeEach(() => {
  toggle.mockClear()
  document.body.innerHTML = '<div id="offline-notice" popover="manual"></div>'
  Object.assign(document.body.firstElementChild ?? {}, { togglePopover: toggle })
})

test('the page says that the line is gone, until it is back', () => {
  dispatchEvent(new Event('offline'))
  expect(toggle.mock.calls).toEqual([[true]])
  dispatchEvent(new Event('online'))
  expect(toggle.mock.calls).toEqual([[true], [false]])
})

test('a document without the notice, as of a frame, says nothing', () => {
  document.body.innerHTML = ''
  const failed = vi.fn<() => void>()
  addEventListener('error', failed)
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  removeEventListener('error', failed)
  expect(failed).not.toHaveBeenCalled()
})
