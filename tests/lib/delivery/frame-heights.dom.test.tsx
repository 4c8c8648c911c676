import { runInThisContext } from 'node:vm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { frameHeights } from '@/lib/delivery/frame-heights'

let frame: HTMLIFrameElement
beforeAll(() => runInThisContext(frameHeights))
beforeEach(() => {
  document.body.innerHTML = '<div class="frame"><iframe></iframe></div>'
  const found = document.querySelector('iframe')
  if (!found) throw new Error('no frame drawn')
  frame = found
})

const tell = (data: unknown, source: Window | null = frame.contentWindow) =>
  window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' }))

test('a frame is as high as its document says, and follows it', () => {
  tell({ type: 'frame-height', height: 120.2 })
  expect(frame.style.height).toBe('121px')
  tell({ type: 'frame-height', height: 80 })
  expect(frame.style.height).toBe('80px')
})

test('a frame that tells of endless height ends', () => {
  tell({ type: 'frame-height', height: 1e9 })
  expect(frame.style.height).toBe('6000px')
})

test.each([
  [undefined],
  [null],
  ['frame-height'],
  [{ type: 'other', height: 10 }],
  [{ type: 'frame-height' }],
  [{ type: 'frame-height', height: '10' }],
  [{ type: 'frame-height', height: -5 }],
  [{ type: 'frame-height', height: NaN }],
])('%j is no height', (data) => {
  tell(data)
  expect(frame.style.height).toBe('')
})

test('nobody but the frame itself is listened to', () => {
  for (const source of [window, null]) tell({ type: 'frame-height', height: 10 }, source)
  expect(frame.style.height).toBe('')
})

test('a frame that is not ours keeps its height', () => {
  frame.parentElement?.removeAttribute('class')
  tell({ type: 'frame-height', height: 10 })
  expect(frame.style.height).toBe('')
})
