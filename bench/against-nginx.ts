// usage: SITE_PID=… SANDBOX_URL=http://localhost:4010 node bench/against-nginx.ts [http://localhost:3000] [path]
// Measures what an instance spends on a cached page: requests a second with 20 connections at full speed compared with
// one nginx worker that has the same bytes on disk, processor time for each request, and beside that load the times of
// liveness probes and of a player's changes, and the memory. Needs `nginx` and `wrk` (Debian packages), and a site with
// RATE_LIMIT_SCALE=100.
import { besideLoad } from './beside-load.ts'
import { CONNECTIONS, type Load, loadOf, median } from './load.ts'
import { startNginx } from './nginx-worker.ts'

const [site = 'http://localhost:3000', path = '/'] = process.argv.slice(2)
const { SITE_PID: pid = '', SANDBOX_URL: sandboxUrl = 'http://localhost:4010' } = process.env
const NGINX_PORT = 3999
const ROUNDS = 5

type Kind = { headers: Record<string, string>; ratio?: number; ms?: number }

await untilStored()
const page = await fetchPage(site + path)
/** Requests of each kind, with the least ratio to nginx and the most processor time that are the goal. */
const kinds: Readonly<Record<string, Kind>> = {
  gzip: { headers: { 'accept-encoding': 'gzip' }, ratio: 0.35, ms: 0.15 },
  uncompressed: { headers: { 'accept-encoding': 'identity' }, ratio: 1 },
  304: { headers: { 'accept-encoding': 'gzip', 'if-none-match': page.etag }, ms: 0.06 },
}
const nginx = await startNginx(NGINX_PORT, page.body)
try {
  for (const [name, kind] of Object.entries(kinds)) await compare(name, kind)
  const beside = await besideLoad({ site, sandboxUrl, path, pid, connections: CONNECTIONS })
  report('/livez beside that load, 99 of 100', beside.livezMs, 'ms', { most: 20 })
  report('a player’s change beside it, 99 of 100', beside.playerMs, 'ms', { most: 50 })
  report('of these requests refused', beside.refused, '', { most: 0 })
  report('resident memory before it', beside.restMb, 'MiB')
  report('resident memory at that load, at most', beside.mostMb, 'MiB', { most: 350 })
} finally {
  nginx.stop()
}

/** Measures both by turns, so that other load on the machine affects both. */
async function compare(name: string, { headers, ratio, ms }: Kind): Promise<void> {
  const rounds: { ours: Load; theirs: Load }[] = []
  for (let round = -1; round < ROUNDS; round += 1) {
    const ours = await loadOf(site + path, headers, pid)
    const theirs = await loadOf(nginx.url, etagOf(headers), nginx.pid)
    // In the first round, the site's code is still being compiled.
    if (round >= 0) rounds.push({ ours, theirs })
  }
  const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of))
  report(
    `${name}: requests a second`,
    middle(({ ours }) => ours.perSecond),
    '',
  )
  report(
    `${name}: those of nginx`,
    middle(({ theirs }) => theirs.perSecond),
    '',
  )
  report(
    `${name}: ratio of the two`,
    middle(({ ours, theirs }) => ours.perSecond / theirs.perSecond),
    '',
    { least: ratio },
  )
  report(
    `${name}: processor time of a request`,
    middle(({ ours }) => ours.ms),
    'ms',
    { most: ms },
  )
  report(
    `${name}: that of nginx`,
    middle(({ theirs }) => theirs.ms),
    'ms',
  )
}

function report(what: string, measured: number, unit: string, { least, most }: { least?: number; most?: number } = {}) {
  const isMissed = measured < (least ?? -Infinity) || measured > (most ?? Infinity)
  const goal = [least !== undefined && `at least ${least}`, most !== undefined && `at most ${most}`].filter(Boolean)
  const digits = measured < 1 ? 3 : measured < 100 ? 1 : 0
  console.log(
    `${isMissed ? '✗' : ' '} ${what}: ${measured.toFixed(digits)} ${unit} ${goal.map((each) => `(${each})`).join('')}`,
  )
  if (isMissed) process.exitCode = 1
}

/** Waits until the page is sent from what is stored: only these answers are in brotli. */
async function untilStored(): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(site + path, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    if (answer.headers.get('content-encoding') === 'br') return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  console.log(`✗ ${path} is not sent from what is stored`)
}

/** Headers with nginx's own entity tag in place of the site's. */
function etagOf(headers: Record<string, string>): Record<string, string> {
  return 'if-none-match' in headers ? { ...headers, 'if-none-match': nginx.etag } : headers
}

async function fetchPage(url: string): Promise<{ body: Buffer; etag: string }> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  return { body: Buffer.from(await answer.arrayBuffer()), etag: answer.headers.get('etag') ?? '' }
}
