import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import attachFrame from '@/components/ui/frame/attach-frame'

let frame: HTMLIFrameElement
let detach: () => void
beforeEach(() => {
  document.body.innerHTML = '<div><iframe></iframe></div>'
  const root = document.querySelector('div')
  const found = document.querySelector('iframe')
  if (!root || !found) throw new Error('no frame drawn')
  frame = found
  detach = attachFrame(root)
})
afterEach(() => detach())

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

test('nobody but the frame itself is listened to, and nobody any more once it is gone', () => {
  tell({ type: 'frame-height', height: 10 }, window)
  expect(frame.style.height).toBe('')
  detach()
  tell({ type: 'frame-height', height: 10 })
  expect(frame.style.height).toBe('')
})

test('asks a document that told its height before anybody listened', () => {
  const post = vi.fn<(data: unknown, origin: string) => void>()
  vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue({ postMessage: post } as unknown as Window)
  const root = frame.parentElement
  if (root) attachFrame(root)()
  expect(post).toHaveBeenCalledWith('frame-height', '*')
})
