// usage: node bench/publishes.ts http://localhost:3000 http://localhost:4010 [lag of the content API in ms] [publishes]
// Publishes a hundred changes of a page in the sandbox, one after the other, and requests the page from the site until
// it shows each change. Prints how long that takes (median, 99th of 100), which of the watched pages were regenerated
// compared with those that contain the document, and the number of calls to the content service for each publish.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const [site = 'http://localhost:3000', sandbox = 'http://localhost:4010', lag = '0', publishes = '100'] =
  process.argv.slice(2)
const PUBLISHES = Number(publishes)
/** A publish that takes longer counts as lost. */
const PATIENCE_MS = 60_000
/** Interval between requests for the page: during a longer wait the requests must not be a load themselves. */
const POLL_MS = Number(lag) > 0 ? 50 : 10

const uid = `test-bench-${randomUUID().slice(0, 8)}`
const concerned = [`/${uid}`, `/ja/${uid}`]
const watched = [...concerned, '/', '/about', '/de', '/terms', '/academy/first/ride', '/campaigns/tour-of-summits']

await control('POST', '/documents?publish=1', {
  type: 'page',
  uid,
  lang: 'en-us',
  data: { title: uid, body: [section(0)] },
})
await control('POST', '/content', { lagMilliseconds: Number(lag) })
try {
  await measure()
} finally {
  await control('POST', '/content', { lagMilliseconds: 0 })
  await control('DELETE', `/documents/page/${uid}/en-us`)
}

async function measure(): Promise<void> {
  const times: number[] = []
  let [remade, due, calls] = [0, 0, 0]
  let before = await settledEtags()
  for (let count = 1; count <= PUBLISHES; count += 1) {
    await control('DELETE', '/calls')
    const begun = performance.now()
    await control('POST', `/documents/page/${uid}/en-us?publish=1`, [{ path: 'data.body', value: [section(count)] }])
    await untilShown(concerned[0] ?? '', `Publish ${count}.`)
    times.push(performance.now() - begun)
    const after = await settledEtags()
    remade += watched.filter((path) => after.get(path) !== before.get(path)).length
    due += concerned.length
    calls += await countCalls()
    before = after
  }
  const sorted = times.toSorted((one, other) => one - other)
  console.log(`visible after ${at(sorted, 0.5)} ms (median), ${at(sorted, 0.99)} ms (99th of ${PUBLISHES})`)
  console.log(`${remade} pages remade of ${watched.length * PUBLISHES} watched, ${due} concerned`)
  console.log(`${(calls / PUBLISHES).toFixed(1)} calls of the content service a publish`)
}

function section(count: number) {
  const copy = [{ type: 'heading2', text: `Publish ${count}.`, spans: [] }]
  return { slice_type: 'text', variation: 'default', primary: { blocks: [{ copy }] }, items: [] }
}

async function untilShown(path: string, text: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    if ((await (await fetch(site + path)).text()).includes(text)) return
    await sleep(POLL_MS)
  }
  throw new Error(`“${text}” was not to be seen at ${path} within ${PATIENCE_MS} ms`)
}

/** The entity tags of the cached pages: each page is requested until it comes from the cache. */
async function settledEtags(): Promise<Map<string, string | null>> {
  const etags = new Map<string, string | null>()
  for (const path of watched) {
    let answer = await fetch(site + path)
    for (let tries = 0; tries < 50 && answer.headers.get('x-nextjs-cache') !== 'HIT'; tries += 1) {
      await answer.body?.cancel()
      await sleep(POLL_MS)
      answer = await fetch(site + path)
    }
    await answer.body?.cancel()
    etags.set(path, answer.headers.get('etag'))
  }
  return etags
}

async function countCalls(): Promise<number> {
  const calls: unknown = await control('GET', '/calls?service=content')
  return Array.isArray(calls) ? calls.length : 0
}

function at(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? NaN)
}

async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${sandbox}/control${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} /control${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.status === 204 ? undefined : answer.json()
}
