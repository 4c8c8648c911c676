import { SimulatorClient } from '@prismicio/simulator'
import { afterEach, beforeEach, onTestFinished, expect, test, vi } from 'vitest'
import { attachEditor } from '@/components/simulator/attach-editor'
import { parseState } from '@/app/[locale]/slice-simulator/parse-state'

const EDITOR = 'https://editor.prismic.io'
const section = { slice_type: 'text', variation: 'default', primary: { title: 'One' }, items: [] }

// The client gives up a request after seconds, and nobody hears of the requests that it sends by itself.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

/** The content system's own half of the protocol, and ours, each in a window that the other sees. */
function start(origin = EDITOR) {
  const page = { postMessage: (data: unknown, _to: string, ports: MessagePort[] = []) => deliver(data, editor, ports) }
  const editor = { postMessage: (data: unknown) => deliver(data, page) }
  function deliver(data: unknown, source: object, ports: MessagePort[] = []) {
    const event = new MessageEvent('message', { data, origin })
    Object.defineProperties(event, { source: { value: source }, ports: { value: ports } })
    window.dispatchEvent(event)
  }
  const frame = document.createElement('iframe')
  Object.defineProperty(frame, 'contentWindow', { value: page })
  const heard: unknown[] = []
  const hear = <Answer,>(request: unknown, answer: { success: (data: void) => Answer }) => {
    heard.push(request)
    return answer.success()
  }
  const client = new SimulatorClient(frame, { setActiveSlice: hear, setSliceZoneSize: hear })
  const zone = document.createElement('main')
  zone.innerHTML = '<div>One</div>'
  document.body.replaceChildren(zone)
  const show = vi.fn<Parameters<typeof attachEditor>[1]['show']>()
  const attach = () => onTestFinished(attachEditor(zone, { editor, origins: ['https://*.prismic.io'], show }))
  const load = () => frame.dispatchEvent(new Event('load'))
  return { client, attach, load, show, zone, heard }
}

test.each(['before', 'after'])('the editor connects to a page that is ready %s it has loaded', async (order) => {
  const { client, attach, load, show } = start()
  const connected = client.connect()
  if (order === 'before') attach()
  load()
  if (order === 'after') attach()
  await connected
  await expect(client.ping()).resolves.toMatchObject({ data: 'pong' })
  await client.setSliceZone([section] as never)
  expect(parseState(show.mock.lastCall?.[0]?.state).sections).toEqual([section])
  await expect(client.setSliceZone({} as never)).rejects.toThrow('bad request')
})

test('the editor has the page scroll, and hears of the section pointed at', async () => {
  const { client, attach, load, zone, heard } = start()
  const connected = client.connect({ activeSliceAPI: true })
  attach()
  load()
  await connected
  await client.setSliceZone([section] as never)
  const scroll = vi.fn<() => void>()
  Object.defineProperty(zone.children[0], 'scrollIntoView', { value: scroll })
  await client.scrollToSlice({ sliceIndex: 0 })
  expect(scroll).toHaveBeenCalledOnce()
  document.elementFromPoint = () => zone.children[0] ?? null
  zone.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }))
  const active = expect.objectContaining({ sliceID: 'text', variationID: 'default', index: 0 })
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ type: 'setActiveSlice', data: active }))
})

test('another site’s editor finds nobody there', async () => {
  const { client, attach, load, show } = start('https://evil.example')
  void client.connect()
  attach()
  load()
  await settled()
  expect(client.connected).toBe(false)
  expect(show).not.toHaveBeenCalled()
})

/** Messages that were sent before have arrived. */
async function settled(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve)
    port1.start()
    port2.postMessage('after all others', [])
  })
}
