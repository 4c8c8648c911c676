import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attachEditor } from '@/components/simulator/attach-editor'
import { parseState } from '@/app/[locale]/slice-simulator/parse-state'

const EDITOR = 'https://editor.prismic.io'
const sections = [
  { slice_type: 'text', variation: 'default', primary: { title: 'One' }, items: [] },
  { slice_type: 'faq', variation: 'wide', primary: {}, items: [] },
]

/** What the page says to the window that frames it. */
const said: unknown[] = []
const editor = { postMessage: (message: unknown) => void said.push(message) }
const show = vi.fn<Parameters<typeof attachEditor>[1]['show']>()
let detach: () => void
let zone: HTMLElement

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  zone = document.createElement('main')
  zone.innerHTML = '<div>One</div><div>Two</div>'
  document.body.replaceChildren(zone)
  detach = attachEditor(zone, { editor, origins: ['https://*.prismic.io'], show })
})

afterEach(() => {
  detach()
  said.length = 0
  show.mockReset()
})

class FakeResizeObserver {
  readonly #tell: ResizeObserverCallback
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    const entry = { target, contentRect: { width: 800, height: 1200 } }
    this.#tell([entry as unknown as ResizeObserverEntry], this as unknown as ResizeObserver)
  }
  disconnect() {}
}

type Sender = { origin?: string; source?: unknown }

function send(data: unknown, { origin = EDITOR, source = editor }: Sender = {}, ports: MessagePort[] = []): void {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperties(event, { source: { value: source }, ports: { value: ports } })
  window.dispatchEvent(event)
}

/** Hands over a port as the editor does. @returns how to ask through it, and all that came through it unasked */
function connect(wishes: unknown = {}, sender: Sender = {}) {
  const { port1, port2 } = new MessageChannel()
  const waiting = new Map<string, (answer: unknown) => void>()
  const told: unknown[] = []
  port1.addEventListener('message', ({ data }: MessageEvent<{ requestID: string }>) => {
    const resolve = waiting.get(data.requestID)
    if (resolve) resolve(data)
    else told.push(data)
  })
  port1.start()
  let count = 0
  const expectAnswer = (requestID: string) => new Promise((resolve) => void waiting.set(requestID, resolve))
  const connected = expectAnswer('client-connect')
  send({ requestID: 'client-connect', type: 'connect', data: wishes }, sender, [port2])
  const ask = (type: string, data?: unknown) => {
    const requestID = `client-${(count += 1)}`
    const answer = expectAnswer(requestID)
    port1.postMessage({ requestID, type, data })
    return answer
  }
  return { ask, told, connected }
}

test('says that it is ready, and answers the editor who hands over a port', async () => {
  expect(said).toEqual([{ requestID: expect.any(String), type: 'ready', data: undefined }])
  const { ask, connected } = connect()
  expect(await connected).toMatchObject({ requestID: 'client-connect', status: 200 })
  expect(await ask('ping')).toMatchObject({ status: 200, data: 'pong' })
  expect(await ask('dance')).toMatchObject({ status: 501, error: expect.any(String) })
})

test('shows the sections that the editor sends', async () => {
  const { ask } = connect()
  expect(await ask('setSliceZone', sections)).toMatchObject({ status: 200 })
  expect(parseState(show.mock.lastCall?.[0]?.state).sections).toEqual(sections)
})

test.each([
  ['no sections', { slice_type: 'text' }],
  ['too many', Array.from({ length: 41 }, () => ({}))],
])('says so to the editor and on the page when what is sent can’t be shown: %s', async (_what, sent) => {
  const { ask } = connect()
  expect(await ask('setSliceZone', sent)).toMatchObject({ status: 400, error: expect.any(String) })
  expect(show).toHaveBeenLastCalledWith(undefined)
})

test('scrolls to the section that the editor names, and to no other', async () => {
  const scroll = vi.fn()
  Object.defineProperty(zone.children[1], 'scrollIntoView', { value: scroll })
  const { ask } = connect()
  expect(await ask('scrollToSlice', { sliceIndex: 1, behavior: 'smooth', block: 'start' })).toMatchObject({
    status: 200,
  })
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth', block: 'start' })
  for (const data of [
    { sliceIndex: 2 },
    { sliceIndex: -1 },
    { sliceIndex: 'x' },
    { sliceIndex: 0, block: 'x' },
    {},
    undefined,
    null,
  ]) {
    expect(await ask('scrollToSlice', data)).toMatchObject({ status: 400 })
  }
})

test('tells the size of the sections and the one below the pointer, to an editor who wants to know', async () => {
  const { ask, told } = connect({ activeSliceAPI: true, sliceZoneSizeAPI: true })
  await ask('setSliceZone', sections)
  expect(told).toContainEqual(
    expect.objectContaining({
      type: 'setSliceZoneSize',
      data: { rect: expect.objectContaining({ width: 800, height: 1200 }) },
    }),
  )
  document.elementFromPoint = () => zone.children[1] ?? null
  zone.dispatchEvent(new MouseEvent('pointermove', { clientX: 5, clientY: 5, bubbles: true }))
  await vi.waitFor(() =>
    expect(told).toContainEqual(
      expect.objectContaining({
        type: 'setActiveSlice',
        data: { rect: expect.objectContaining({ width: 0 }), sliceID: 'faq', variationID: 'wide', index: 1 },
      }),
    ),
  )
  document.elementFromPoint = () => document.body
  zone.dispatchEvent(new MouseEvent('pointermove', { clientX: 6, clientY: 900, bubbles: true }))
  await vi.waitFor(() => expect(told).toContainEqual(expect.objectContaining({ type: 'setActiveSlice', data: null })))
})

test('tells nothing to an editor who has not asked for it', async () => {
  const { ask, told } = connect()
  await ask('setSliceZone', sections)
  zone.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }))
  await ask('ping')
  expect(told).toEqual([])
})

test.each<[string, Sender]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['one that only looks alike', { origin: 'https://editor.prismic.io.evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another window of the editor’s origin', { source: { postMessage: () => undefined } }],
])('a port from %s is not taken', async (_who, sender) => {
  const forged = connect({ activeSliceAPI: true }, sender)
  void forged.ask('setSliceZone', sections)
  const { ask } = connect()
  await ask('ping')
  expect(show).not.toHaveBeenCalled()
  expect(forged.told).toEqual([])
})

test.each([
  undefined,
  null,
  1,
  'connect',
  [],
  { type: 'connect' },
  { requestID: 1, type: 'connect' },
  { requestID: 'a' },
])('a message that is none of the protocol’s (%j) is left alone', async (data) => {
  send(data, {}, [new MessageChannel().port2])
  send({ requestID: 'b', type: 'connect' })
  const { ask } = connect()
  expect(await ask('ping')).toMatchObject({ data: 'pong' })
})

test('an editor who reconnects is the one that counts', async () => {
  const before = connect()
  await before.ask('ping')
  const { ask } = connect()
  void before.ask('setSliceZone', sections)
  await ask('ping')
  expect(show).not.toHaveBeenCalled()
})
