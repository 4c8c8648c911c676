import { Agent } from 'node:http'
import { ask, failureOf } from './ask.ts'
import type { Load, Target } from './load.ts'
import { inLanes, pause } from './raw.ts'

/** As many as browsers open to one site. */
const CONNECTIONS = 6
/** Opened together, each of which goes on to the next page. */
const TABS = 6

type Visit = {
  from: string
  pages: number
  /** Where in the site's pages it begins. */
  first: number
  /** How long each page is looked at. */
  looksMs: number
}

/** Somebody who opens pages in several tabs at once, with all that belongs to them. */
export const honestBrowser = ({ from = '127.0.0.8', pages = 30, looksMs = 0 } = {}): Load => ({
  name: 'honest-browser',
  run: (target, signal) => visit(target, signal, { from, pages, first: 0, looksMs }),
})

/** Browsers of people who share an address, all of whom open their pages in one go. */
export const honestOffice = ({ from = '127.0.0.9', people = 50, pages = 30, looksMs = 0 } = {}): Load => ({
  name: 'honest-office',
  run: async (target, signal) => {
    const begin = async (index: number) => {
      await pause((looksMs * index) / people, signal)
      await visit(target, signal, { from, pages, first: index * 7, looksMs })
    }
    await Promise.all(Array.from({ length: people }, (_, index) => begin(index)))
  },
})

/** Pages from the first on, in all tabs, with every file of the site's own that they name, each of which the browser keeps. */
async function visit(target: Target, signal: AbortSignal, { from, pages, first, looksMs }: Visit): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const kept = new Set<string>()
  const read = (path: string) => get(target, signal, { path, from, agent })
  const paths = Array.from({ length: pages }, (_, index) => target.pages[(first + index) % target.pages.length] ?? '/')
  await takeInTurn(paths, TABS, signal, async (page) => {
    const files = [...new Set(filesOf(await read(page)))].filter((path) => !kept.has(path))
    for (const path of files) kept.add(path)
    await takeInTurn(files, CONNECTIONS, signal, read)
    await pause(looksMs, signal)
  })
  agent.destroy()
}

/** Does something with each item, side by side, until all are done or the signal comes. */
async function takeInTurn<T>(items: T[], lanes: number, signal: AbortSignal, use: (item: T) => Promise<unknown>) {
  const done = new AbortController()
  await inLanes(lanes, AbortSignal.any([signal, done.signal]), async () => {
    const item = items.shift()
    if (item === undefined) done.abort()
    else await use(item)
  })
}

/** Notes how it went. @returns the answer's body */
async function get(
  target: Target,
  signal: AbortSignal,
  { path, from, agent }: { path: string; from: string; agent: Agent },
) {
  try {
    const { status, body } = await ask(target.port, path, { from, agent, signal })
    target.note(String(status))
    return body
  } catch (error) {
    if (!signal.aborted) target.note(failureOf(error))
    return ''
  }
}

const LOADED_LINKS = /rel="(?:stylesheet|preload|modulepreload|icon|manifest)"/

/** Paths of scripts, styles, fonts and pictures on the site's own origin. Scripts that wait are in a list of the page's. */
function filesOf(html: string): string[] {
  const built = [...html.matchAll(/\/_next\/static\/[\w./~-]+\.\w+/g)].map(([path]) => path)
  const named = [...html.matchAll(/<(?:script|img|source|link|video)\b[^>]*>/g)]
    .filter(([element]) => !element.startsWith('<link') || LOADED_LINKS.test(element))
    .flatMap(([element]) => addressesIn(element))
    .filter((address) => /^\/(?!\/)/.test(address))
    .map((path) => path.replaceAll('&amp;', '&'))
  return [...built, ...named]
}

function addressesIn(element: string): string[] {
  const single = [...element.matchAll(/\b(?:src|href|poster)="([^"]+)"/g)].map(([, address = '']) => address)
  const sets = [...element.matchAll(/\b(?:srcset|imagesrcset)="([^"]+)"/gi)].map(([, set = '']) => set)
  return [...single, ...sets.flatMap((set) => set.split(/,\s+/)).map((each) => each.trim().split(' ')[0] ?? '')]
}
