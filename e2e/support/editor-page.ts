import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import type { SimulatorClient } from '@prismicio/simulator'
import type { Section } from './publish-page.ts'

/** Where the content system's editor runs. The browser gets what is below from this machine. */
export const EDITOR = 'https://editor.prismic.io'
const PROTOCOL = join(import.meta.dirname, '../../node_modules/@prismicio/simulator/dist')

/** Browsers ask before a page of the open network may reach this machine, where the site under test is. */
export const REACHES_HERE = 'local-network-access; local-network; loopback-network'

type Told = { type: 'setActiveSlice' | 'setSliceZoneSize'; data: unknown }

declare global {
  interface Window {
    editor: { client: SimulatorClient; told: Told[]; connected: Promise<unknown> }
  }
}

/** An editor as the content system's is, as far as a framed page can tell: its origin, and its half of the protocol. */
const editorPage = (simulator: string) => `<!doctype html>
<title>Editor</title>
<iframe width="1000" height="700" title="Preview" allow="${REACHES_HERE}"></iframe>
<script type="module">
  import { SimulatorClient } from '/protocol/SimulatorClient.js'
  const frame = document.querySelector('iframe')
  const told = []
  const hear = ({ type, data }, answer) => {
    told.push({ type, data })
    return answer.success()
  }
  const client = new SimulatorClient(frame, { setActiveSlice: hear, setSliceZoneSize: hear })
  const connected = client.connect({ activeSliceAPI: true, sliceZoneSizeAPI: true })
  frame.src = ${JSON.stringify(simulator)}
  window.editor = { client, told, connected }
</script>`

/** Answers an origin from this machine: `/` with a page, everything else as the editor's host does. */
export async function serveOrigin(context: BrowserContext, origin: string, html: string): Promise<void> {
  await context.grantPermissions(['local-network-access'], { origin })
  await context.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.startsWith('/protocol/')) return route.fulfill({ contentType: 'text/html', body: html })
    const body = readFileSync(join(PROTOCOL, pathname.slice('/protocol/'.length)), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body })
  })
}

/** Opens the editor with the simulator in a frame, and waits until they are connected. */
export async function openEditor(page: Page, site: string): Promise<FrameLocator> {
  await serveOrigin(page.context(), EDITOR, editorPage(`${site}/slice-simulator`))
  await page.goto(`${EDITOR}/`)
  await page.waitForFunction(() => 'editor' in window)
  await page.evaluate(() => window.editor.connected)
  return page.frameLocator('iframe')
}

/** What an editor's edits do: all of them at once, without waiting for the one before. */
export async function edit(page: Page, edits: readonly (readonly Section[])[]): Promise<void> {
  await page.evaluate(
    (all) => Promise.all(all.map((sections) => window.editor.client.setSliceZone(sections as never))),
    edits.map((sections) => sections.map((section) => ({ variation: 'default', primary: {}, items: [], ...section }))),
  )
}
