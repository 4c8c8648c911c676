// usage: SITE_PID=… SANDBOX_URL=http://localhost:4010 node bench/against-nginx.ts [http://localhost:3000] [path]
// Measures what an instance spends on a cached page: requests a second with 20 connections at full speed compared with
// one nginx worker that has the same bytes on disk, processor time for each request, and beside that load the times of
// liveness probes and of a player's changes, and the memory. Needs `nginx` and `wrk` (Debian packages), and a site with
// RATE_LIMIT_SCALE=100.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { besideLoad } from './beside-load.ts'
import { processorMs } from './processor-ms.ts'

const [site = 'http://localhost:3000', path = '/'] = process.argv.slice(2)
const { SITE_PID: pid = '', SANDBOX_URL: sandboxUrl = 'http://localhost:4010' } = process.env
const SECONDS = 3
const CONNECTIONS = 20
const NGINX_PORT = 3999
const ROUNDS = 5

const run = promisify(execFile)

type Kind = { headers: Record<string, string>; ratio?: number; ms?: number }

await untilStored()
const page = await fetchPage(site + path)
/** Requests of each kind, with the least ratio to nginx and the most processor time that are the goal. */
const kinds: Readonly<Record<string, Kind>> = {
  gzip: { headers: { 'accept-encoding': 'gzip' }, ratio: 0.35, ms: 0.15 },
  uncompressed: { headers: { 'accept-encoding': 'identity' }, ratio: 1 },
  304: { headers: { 'accept-encoding': 'gzip', 'if-none-match': page.etag }, ms: 0.06 },
}
const folder = mkdtempSync(join(tmpdir(), 'against-nginx-'))
const nginx = await startNginx(page.body)
try {
  for (const [name, kind] of Object.entries(kinds)) await compare(name, kind)
  const beside = await besideLoad({ site, sandboxUrl, path, pid, connections: CONNECTIONS })
  report('/livez beside that load, 99 of 100', beside.livezMs, 'ms', { most: 20 })
  report('a player’s change beside it, 99 of 100', beside.playerMs, 'ms', { most: 50 })
  report('of these requests refused', beside.refused, '', { most: 0 })
  report('resident memory before it', beside.restMb, 'MiB')
  report('resident memory at that load, at most', beside.mostMb, 'MiB', { most: 350 })
} finally {
  nginx.process.kill()
  rmSync(folder, { recursive: true, force: true })
}

/** Measures both by turns, so that other load on the machine affects both. */
async function compare(name: string, { headers, ratio, ms }: Kind): Promise<void> {
  const rounds: { ours: Load; theirs: Load }[] = []
  for (let round = -1; round < ROUNDS; round += 1) {
    const ours = await load(site + path, headers, pid)
    const theirs = await load(`http://127.0.0.1:${NGINX_PORT}/page.html`, etagOf(headers), nginx.pid)
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

type Load = { perSecond: number; ms: number }

async function load(url: string, headers: Record<string, string>, of: string): Promise<Load> {
  const before = processorMs(of)
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...named, url])
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1]
  if (bad !== undefined) throw new Error(`${bad} answers of ${url} were failures`)
  return { perSecond: requests / SECONDS, ms: (processorMs(of) - before) / requests }
}

async function startNginx(body: Buffer): Promise<{ process: ChildProcess; pid: string; etag: string }> {
  mkdirSync(join(folder, 'www'))
  writeFileSync(join(folder, 'www/page.html'), body)
  writeFileSync(join(folder, 'www/page.html.gz'), gzipSync(body, { level: 9 }))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; gzip_static on; sendfile on; tcp_nopush on; keepalive_requests 1000000; types { text/html html; }
      server { listen 127.0.0.1:${NGINX_PORT}; root ${folder}/www; } }`,
  )
  const started = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetchPage(`http://127.0.0.1:${NGINX_PORT}/page.html`).catch(() => undefined)
    if (answer) return { process: started, pid: String(started.pid), etag: answer.etag }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nginx has not come up')
}

async function fetchPage(url: string): Promise<{ body: Buffer; etag: string }> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  return { body: Buffer.from(await answer.arrayBuffer()), etag: answer.headers.get('etag') ?? '' }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}
