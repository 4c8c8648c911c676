import lzString from 'lz-string'
import type { Load } from './load.ts'
import { inLanes, pause, pipelined, send } from './raw.ts'

/** Requests many sitemaps at once. */
export const sitemaps = ({ connections = 400 } = {}): Load => ({
  name: 'sitemaps',
  run: (target, signal) =>
    inLanes(1, signal, async () => {
      const maps = ['en', 'de', 'news'].map((name) => pipelined([`/sitemaps/${name}.xml`]))
      const texts = Array.from({ length: connections }, (_, index) => maps[index % maps.length] ?? '')
      await Promise.all(texts.map((text) => send(target, text, signal)))
    }),
})

/** Requests the addresses of pages followed by a `$` segment, which has no meaning on the site. */
export const dollarPaths = ({ lanes = 4 } = {}): Load => ({
  name: 'dollar',
  run: (target, signal) => {
    const pages = ['', '/about', '/de', ...target.pages.filter((path) => path !== '/')]
    const paths = pages.flatMap((page) => [`${page}/$/x`, `${page}/%24/x`, `${page}/$`])
    return inLanes(lanes, signal, async (lane, round) => {
      const path = paths[(round * lanes + lane) % paths.length] ?? '/$/x'
      await send(target, pipelined([path, `${path}?_rsc=x`]), signal)
    })
  },
})

/** Text that other clients must never receive. */
export const PLANTED = 'EVIL'

/** Requests pages with response headers, while these pages are being regenerated. */
export const policyHeaders = ({
  lanes = 8,
  paths = ['/', '/about', '/de', '/plans', '/news', '/help'],
} = {}): Load => ({
  name: 'policy-headers',
  run: (target, signal) =>
    inLanes(lanes, signal, async (lane, round) => {
      const policy = `script-src 'nonce-${PLANTED}'`
      const name = round % 2 === 0 ? 'content-security-policy' : 'content-security-policy-report-only'
      await send(target, pipelined([paths[(lane + round) % paths.length] ?? '/'], { [name]: policy }), signal)
      await pause(10, signal)
    }),
})

/** Requests previews of the longest calendars, as the content system's editor does, several in parallel. */
export const simulatedCalendars = ({ calendars = 40, rows = 50, lanes = 6 } = {}): Load => ({
  name: 'simulator',
  run: (target, signal) =>
    inLanes(lanes, signal, () => {
      const calendar = { slice_type: 'events_calendar', primary: { maxRows: rows }, items: [] }
      const sections = JSON.stringify(Array.from({ length: calendars }, () => calendar))
      const path = `/slice-simulator?state=${lzString.compressToEncodedURIComponent(sections)}`
      return send(target, pipelined([path], { 'sec-fetch-dest': 'iframe' }), signal)
    }),
})

/** Requests fundraisers by their numbers, each once: from the API, and the shared page. */
export const fundraisers = ({ count = 10_500, lanes = 16 } = {}): Load => ({
  name: 'fundraisers',
  run: async (target, signal) => {
    const ending = new AbortController()
    let next = 1
    await inLanes(lanes, AbortSignal.any([signal, ending.signal]), async () => {
      const id = 500_000 + next
      next += 1
      if (next > count) ending.abort()
      else
        await send(
          target,
          pipelined([`/api/fundraising/events/1001/fundraisers/${id}`, `/ride-for-bikes?fundraiser_id=${id}`]),
          signal,
        )
    })
  },
})
