// usage: node bench/redirects.ts [http://localhost:3000 http://localhost:4010]
// Measures the cost of 5,000 redirects: preparing them once for each publish, and each look-up after that, compared
// with a site without redirects. With addresses, also how long a missing and an ordinary page take (median of 200)
// before and after the sandbox publishes the redirects.
import { RedirectIndex } from '../lib/content/redirects/redirect-index.ts'
import { redirectRows } from '../lib/content/redirects/redirect-rows.ts'
import { redirectRule } from '../lib/content/redirects/redirect-rule.ts'

const [site, sandbox] = process.argv.slice(2)
const COUNT = 5_000
const LOOKUPS = 200_000
const VISITS = 200

/** The redirects, one in ten with a placeholder. */
const rows = Array.from({ length: COUNT }, (_, at) =>
  at % 10 === 0
    ? { from: `/old-${at}/:slug`, to: `/new-${at}/:slug`, kind: 'permanent' }
    : { from: `/archive/${at % 100}/page-${at}`, to: `/news/${at}`, kind: 'temporary' },
)

const begun = performance.now()
const many = indexOf(rows)
console.log(`${COUNT} redirects are ready after ${(performance.now() - begun).toFixed(1)} ms, once for each publish`)
const none = indexOf([])
for (const [what, path] of [
  ['a missing page', '/archive/7/no-such-page'],
  ['a redirect', '/archive/1/page-4901'],
  ['a redirect with a place', '/old-4990/some-slug'],
] as const) {
  console.log(`${what}: ${microseconds(many, path)} µs a look-up, without redirects ${microseconds(none, path)} µs`)
}
if (site !== undefined && sandbox !== undefined) await measureSite(site, sandbox)

function indexOf(written: readonly object[]): RedirectIndex {
  const rules = redirectRows([{ type: 'redirects', data: { rows: written } }]).map(redirectRule)
  return new RedirectIndex(rules.flatMap((rule) => ('problem' in rule ? [] : [rule])))
}

function microseconds(index: RedirectIndex, path: string): string {
  for (let warm = 0; warm < LOOKUPS; warm += 1) index.find(path)
  const started = performance.now()
  for (let count = 0; count < LOOKUPS; count += 1) index.find(path)
  return (((performance.now() - started) * 1_000) / LOOKUPS).toFixed(2)
}

async function measureSite(address: string, stand: string): Promise<void> {
  const paths = ['/about', '/archive/7/no-such-page'] as const
  const before = [await median(address + paths[0]), await median(address + paths[1])]
  const document = { type: 'redirects', uid: 'test-bench', lang: 'en-us', data: { title: 'Bench', rows } }
  await post(`${stand}/control/documents?publish=1`, document)
  try {
    const redirected = await fetch(`${address}/archive/1/page-4901`, { redirect: 'manual' })
    console.log(`/archive/1/page-4901: ${redirected.status} ${redirected.headers.get('location')}`)
    for (const [at, path] of paths.entries()) {
      console.log(`${path}: ${await median(address + path)} ms, without redirects ${before[at]} ms`)
    }
  } finally {
    await fetch(`${stand}/control/documents/redirects/test-bench/en-us`, { method: 'DELETE' })
  }
}

async function post(address: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
}

async function median(address: string): Promise<string> {
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit += 1) {
    const asked = performance.now()
    await (await fetch(address)).text()
    times.push(performance.now() - asked)
  }
  return (times.toSorted((one, other) => one - other)[VISITS / 2] ?? NaN).toFixed(1)
}
