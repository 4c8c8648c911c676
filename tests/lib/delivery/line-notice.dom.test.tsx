import { runInThisContext } from 'node:vm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { lineNotice } from '@/lib/delivery/line-notice'

const show = vi.fn<() => void>()
const hide = vi.fn<() => void>()

beforeAll(() => void runInThisContext(lineNotice))

beforeEach(() => {
  show.mockClear()
  hide.mockClear()
  document.body.innerHTML = '<div id="offline-notice" popover="manual"></div>'
  Object.assign(document.body.firstElementChild ?? {}, { showPopover: show, hidePopover: hide })
})

test('the page says that the line is gone, until it is back', () => {
  dispatchEvent(new Event('offline'))
  expect([show.mock.calls.length, hide.mock.calls.length]).toEqual([1, 0])
  dispatchEvent(new Event('online'))
  expect([show.mock.calls.length, hide.mock.calls.length]).toEqual([1, 1])
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
