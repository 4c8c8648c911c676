// usage: FRONT_SECRET=… node bench/front.ts [http://localhost:3000] [http://localhost:4010] [publishes] [path]
// on a site that was started with the same FRONT_SECRET, with FRONT_PURGE_URLS=http://127.0.0.1:3998 and TRUSTED_PROXIES=1.
// Starts Varnish (deploy/varnish) in front of it and measures (docs/decisions/049):
// - a page in gzip (the home page unless another path is named), compared with one nginx worker that has the same bytes on
//   disk: requests a second, processor time;
//   and beside it a Varnish without any rules;
// - how long after a publish the front shows it, and how many watched pages it purged although they had not changed.
// Needs the Debian packages varnish, varnish-modules, nginx and wrk.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startVarnish } from '../e2e/support/varnish.ts'
import { type Load, loadOf, median } from './load.ts'
import { startNginx } from './nginx-worker.ts'

const [site = 'http://localhost:3000', sandbox = 'http://localhost:4010', publishes = '100', measured = '/'] =
  process.argv.slice(2)
const secret = process.env.FRONT_SECRET ?? ''
const FRONT_PORT = 3998
const NGINX_PORT = 3997
const BARE_PORT = 3996
const ROUNDS = 5
/** A publish that takes longer counts as lost. */
const PATIENCE_MS = 20_000

const GOALS = { perSecond: 0.9, processor: 1.5, publishMs: 2_000, purgedUnchanged: 0 }

const uid = `test-bench-${randomUUID().slice(0, 8)}`
const watched = ['/', '/about', '/de', '/terms', '/academy/first/ride', '/campaigns/tour-of-summits']

const sitePort = Number(new URL(site).port)
const front = await startVarnish(FRONT_PORT, [sitePort], secret)
try {
  for (const each of [measured, ...watched]) await untilKept(each)
  await compareWithNginx()
  await measurePublishes()
} finally {
  await front.stop()
}

/** Measures all by turns, so that other load on the machine affects all. */
async function compareWithNginx(): Promise<void> {
  const headers = { 'accept-encoding': 'gzip' }
  const page = Buffer.from(
    await (await fetch(site + measured, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
  )
  const nginx = await startNginx(NGINX_PORT, page)
  const bare = await startVarnish(BARE_PORT, [sitePort], secret, join(import.meta.dirname, 'support/bare.vcl'))
  await (await fetch(bare.url + measured, { headers })).arrayBuffer()
  const ratios = { front: noRatios(), bare: noRatios() }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const loads = {
        front: await loadOf(front.url + measured, headers, front.worker()),
        bare: await loadOf(bare.url + measured, headers, bare.worker()),
      }
      const theirs = await loadOf(nginx.url, headers, nginx.pid)
      for (const name of ['front', 'bare'] as const) {
        ratios[name].perSecond.push(loads[name].perSecond / theirs.perSecond)
        ratios[name].ms.push(loads[name].ms / theirs.ms)
      }
      console.log(`front ${textOf(loads.front)}; without rules ${textOf(loads.bare)}; nginx ${textOf(theirs)}`)
    }
  } finally {
    nginx.stop()
    await bare.stop()
  }
  const { perSecond, ms } = ratios.front
  say('requests/s against nginx', median(perSecond), median(perSecond) >= GOALS.perSecond)
  say('processor time against nginx', median(ms), median(ms) <= GOALS.processor)
  console.log(
    `without rules: requests/s ${median(ratios.bare.perSecond).toFixed(2)}, processor time ${median(ratios.bare.ms).toFixed(2)}`,
  )
}

function noRatios() {
  return { perSecond: [] as number[], ms: [] as number[] }
}

function textOf({ perSecond, ms }: Load): string {
  return `${perSecond.toFixed(0)} requests/s, ${ms.toFixed(4)} ms of processor each`
}

async function measurePublishes(): Promise<void> {
  await control('POST', '/documents?publish=1', {
    type: 'page',
    uid,
    lang: 'en-us',
    data: { title: uid, body: [section(0)] },
  })
  const times: number[] = []
  let purgedUnchanged = 0
  try {
    for (let count = 1; count <= Number(publishes); count += 1) {
      for (const path of [...watched, `/${uid}`]) await untilKept(path)
      const begun = performance.now()
      await control('POST', `/documents/page/${uid}/en-us?publish=1`, [{ path: 'data.body', value: [section(count)] }])
      await untilShown(`Publish ${count}.`)
      times.push(performance.now() - begun)
      for (const path of watched) if ((await ask(path)).cache !== 'hit') purgedUnchanged += 1
    }
  } finally {
    await control('DELETE', `/documents/page/${uid}/en-us`)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const late = sorted.filter((ms) => ms > GOALS.publishMs).length
  console.log(`publish to front: median ${median(sorted).toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`)
  say(`publishes later than ${GOALS.publishMs} ms, of ${times.length}`, late, late === 0)
  say('pages purged that did not change', purgedUnchanged, purgedUnchanged === GOALS.purgedUnchanged)
}

function say(what: string, value: number, isMet: boolean): void {
  console.log(`${isMet ? 'met' : 'MISSED'}: ${what}: ${Number.isInteger(value) ? value : value.toFixed(2)}`)
  if (!isMet) process.exitCode = 1
}

async function ask(path: string): Promise<{ cache: string | null; coding: string | null; text: string }> {
  const answer = await fetch(`${front.url}${path}`, { headers: { 'accept-encoding': 'gzip' } })
  const [cache, coding] = [answer.headers.get('x-cache'), answer.headers.get('content-encoding')]
  return { cache, coding, text: await answer.text() }
}

async function untilKept(path: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(20)) {
    const { cache, coding } = await ask(path)
    if (cache === 'hit' && coding === 'gzip') return
  }
  throw new Error(`the front does not keep ${path}`)
}

async function untilShown(words: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(10)) {
    if ((await ask(`/${uid}`)).text.includes(words)) return
  }
  throw new Error(`lost: ${words}`)
}

function section(count: number): object {
  const copy = { $rich: `## Publish ${count}.` }
  return { slice_type: 'text', variation: 'default', items: [], primary: { blocks: [{ copy }] } }
}

async function control(method: string, path: string, body?: object): Promise<void> {
  const answer = await fetch(`${sandbox}/control${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
}
