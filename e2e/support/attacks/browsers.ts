import { Agent } from 'node:http'
import { ask, failureOf } from './ask.ts'
import type { Load, Target } from './load.ts'
import { inLanes, pause } from './raw.ts'

/** Number of connections that browsers open to one site. */
const CONNECTIONS = 6
/** Number of tabs opened together; each goes on to the next page. */
const TABS = 6

type Visit = {
  from: string
  pages: number
  /** Index of the first page. */
  first: number
  /** Time spent on each page. */
  looksMs: number
}

/** A visitor who opens pages in several tabs at once, with all their files. */
export const honestBrowser = ({ from = '127.0.0.8', pages = 30, looksMs = 0 } = {}): Load => ({
  name: 'honest-browser',
  run: (target, signal) => visit(target, signal, { from, pages, first: 0, looksMs }),
})

/** Browsers of people who share an address and open their pages at the same time. */
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

/**
 * Visits pages from the first on, in all tabs, with all of the site's files that they refer to; the browser caches the
 * files.
 */
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

/** Processes items in parallel, until all are done or the signal comes. */
async function takeInTurn<T>(items: T[], lanes: number, signal: AbortSignal, use: (item: T) => Promise<unknown>) {
  const done = new AbortController()
  await inLanes(lanes, AbortSignal.any([signal, done.signal]), async () => {
    const item = items.shift()
    if (item === undefined) done.abort()
    else await use(item)
  })
}

/** Sends a request and records its outcome. @returns the answer's body */
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

/** Paths of scripts, styles, fonts and pictures on the site's own origin. Delayed scripts are in the page's list. */
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
