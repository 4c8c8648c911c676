// usage: BASE_URL=… node bench/livez.ts
// Measures how long `/livez` takes at worst, in milliseconds, while one request that anybody can send keeps the site
// busy; the goal is 250. No simulated page is larger than a megabyte. Needs a site with RATE_LIMIT_SCALE=100.
import lzString from 'lz-string'

const site = process.env.BASE_URL ?? 'http://localhost:3000'
const GOAL = 250
const MOST_BYTES = 1024 * 1024
/** Close to the maximum that `lib/core/simulator/state-limits.ts` allows. */
const CARDS = 136

const simulated = (sections: unknown[]) => ({
  path: `/slice-simulator?state=${lzString.compressToEncodedURIComponent(JSON.stringify(sections))}`,
  headers: { 'sec-fetch-dest': 'iframe' },
})

const calendars = (count: number, maxRows?: number) =>
  Array.from({ length: count }, () => ({ slice_type: 'events_calendar', primary: { maxRows } }))
const embed = { embed_url: `https://video.example/${'a'.repeat(25_000)}` }

const copy = [{ type: 'paragraph', text: 'word '.repeat(2_000), spans: [] }]
const cards = Array.from({ length: CARDS }, (_, index) => ({ event_id: String(8_100_000 + index) }))

const requests: Record<string, { path: string } & RequestInit> = {
  'a simulated section of events nobody asked for': simulated([
    { slice_type: 'event_cards', primary: {}, items: cards },
  ]),
  'forty simulated calendars of fifty rows, 875 bytes': simulated(calendars(40, 50)),
  'two simulated calendars of fifty rows': simulated(calendars(2, 50)),
  'six simulated calendars': simulated(calendars(6)),
  'eleven simulated calendars of a row': simulated(calendars(11, 1)),
  'a simulated video in each of a hundred cards': simulated([
    { slice_type: 'sidebyside', primary: { video_embed: embed }, items: Array.from({ length: 100 }, () => ({})) },
  ]),
  'thirty thousand simulated sections': simulated(Array.from({ length: 30_000 }, () => ({}))),
  'simulated texts of 10,000 characters': simulated(
    Array.from({ length: 100 }, () => ({ slice_type: 'text', primary: { blocks: [{ copy }] } })),
  ),
  'a calendar week of its own': { path: '/events?date=2026-12-24&type=race,group_ride&zone=Asia/Kathmandu' },
  'an address nobody published': { path: `/no-such-page-${Date.now()}` },
  'a form of a megabyte': {
    path: '/api/contact',
    method: 'POST',
    headers: { origin: site, 'content-type': 'application/x-www-form-urlencoded' },
    body: `message=${'a'.repeat(1024 * 1024)}`,
  },
  'a sitemap': { path: '/sitemap.xml' },
}

for (const [name, { path, ...init }] of Object.entries(requests)) {
  const begun = performance.now()
  const asked = fetch(site + path, { ...init, redirect: 'manual' }).then(
    async (answer) => ({ said: String(answer.status), bytes: (await answer.arrayBuffer()).byteLength }),
    () => ({ said: 'cut off', bytes: 0 }),
  )
  const slowest = await slowestBeside(asked)
  const taken = performance.now() - begun
  const { said, bytes } = await asked
  const answer = `${said}, ${(bytes / 1024).toFixed(0)} KB, ${taken.toFixed(0)} ms`
  console.log(`  ${name} (${answer}): /livez ${slowest.toFixed(0)} ms of ${GOAL}`)
  if (slowest > GOAL || bytes > MOST_BYTES) process.exitCode = 1
}

/** The longest time that `/livez` took during another request. */
async function slowestBeside(asked: Promise<unknown>): Promise<number> {
  const ending = asked.then(() => 'done')
  let slowest = 0
  for (;;) {
    const begun = performance.now()
    await (await fetch(`${site}/livez`)).arrayBuffer()
    slowest = Math.max(slowest, performance.now() - begun)
    if ((await Promise.race([ending, Promise.resolve('not yet')])) === 'done') return slowest
  }
}
