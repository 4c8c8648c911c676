import { join, normalize } from 'node:path'
import type { FrameLocator, Page } from 'playwright'

const PROTOCOL = join(import.meta.dirname, '../../node_modules/@prismicio/simulator/dist')

/** Origin of the page builder of the site's repository. */
export const EDITOR = `https://${process.env.PRISMIC_REPOSITORY ?? 'gruppetto'}.prismic.io`

/** The page around the frame, with the content system's own half of the protocol and none of our code. */
const HOST = `<!doctype html><html lang="en"><title>Editor</title><link rel="icon" href="data:,">
<iframe width="1000" height="700" title="Live preview"></iframe>
<script type="module">
  import { SimulatorClient } from '/protocol/index.js'
  const frame = document.querySelector('iframe')
  const heard = []
  const hear = ({ type, data }, answer) => (heard.push({ type, data }), answer.success())
  const client = new SimulatorClient(frame, { setActiveSlice: hear, setSliceZoneSize: hear })
  const connected = client.connect({ activeSliceAPI: true, sliceZoneSizeAPI: true }).then(() => {})
  Object.assign(window, { client, connected, heard })
  frame.src = new URL(location.href).searchParams.get('frames')
</script></html>`

/**
 * Opens a page of another site that frames an address of ours, as the content system's page builder does. The test
 * answers for that site, so that the browser sees its true origin.
 *
 * @param origin of the page around the frame
 */
export async function openEditor(page: Page, address: string, origin: string = EDITOR): Promise<FrameLocator> {
  // For the browser that site is on the internet, so by default its pages must not access this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return pathname.startsWith('/protocol/')
      ? route.fulfill({ path: join(PROTOCOL, normalize(pathname.slice('/protocol'.length))) })
      : route.fulfill({ contentType: 'text/html', body: HOST })
  })
  await page.goto(`${origin}/builder?${new URLSearchParams({ frames: address }).toString()}`)
  return page.frameLocator('iframe[title="Live preview"]')
}

/** A section in the wire format, as the page builder sends it. */
type SentSection = { slice_type: string; variation: string; primary: Record<string, unknown>; items: unknown[] }

/** The functions of the content system's half that are used here; its own types depend on its callers' slices. */
type Host = {
  client: { setSliceZone: (sections: readonly SentSection[]) => Promise<unknown> }
  connected: Promise<void>
  heard: readonly { type: string; data: unknown }[]
}

/** Waits until the page in the frame has answered. */
export const untilConnected = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as Host).connected)

/** Sends sections, and waits until the framed page has accepted them. */
export const sendSections = (page: Page, sections: readonly SentSection[]): Promise<void> =>
  page.evaluate(async (sent) => void (await (window as unknown as Host).client.setSliceZone(sent)), sections)

/** Messages that the framed page has sent on its own initiative. */
export const toldBy = (page: Page): Promise<Host['heard']> => page.evaluate(() => (window as unknown as Host).heard)

/** A text section under a heading. */
export const writtenText = (words: string): SentSection => ({
  slice_type: 'text',
  variation: 'default',
  primary: { blocks: [{ copy: [{ type: 'heading2', text: words, spans: [] }] }] },
  items: [],
})
