import { runInThisContext } from 'node:vm'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { withPlayers } from '@/lib/core/frame-messages'
import { frameMessages } from '@/lib/delivery/frame-messages'

let frame: HTMLIFrameElement
beforeAll(() => runInThisContext(frameMessages))
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

describe('a frame that asks for the players of others', () => {
  const ask = (isActive?: boolean) => {
    frame.dataset.players = withPlayers('/api/frames/en/signed?embed=x.y')
    const replace = vi.fn()
    const source = Object.assign(Object.create(null), { location: { replace } }) as Window
    vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue(source)
    if (isActive !== undefined) {
      Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true })
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'))
    }
    tell({ type: 'frame-players' }, source)
    return replace
  }

  test.each([undefined, true])('is loaded with them after a press (of which the browser says %s)', (isActive) => {
    expect(ask(isActive)).toHaveBeenCalledExactlyOnceWith('/api/frames/en/signed?embed=x.y&players=shown')
  })

  test('is not while nobody has pressed anything', () => {
    expect(ask(false)).not.toHaveBeenCalled()
  })
})
