// usage: SITE_PID=… node bench/against-nginx.ts [http://localhost:3000] [path]
// Measures how fast one instance answers a cached page, compared with one nginx worker that has the same bytes on disk:
// requests a second with 20 connections at full speed, and processor time for each request. Needs `nginx` and `wrk`
// (Debian packages).
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { processorMs } from './processor-ms.ts'

const [site = 'http://localhost:3000', path = '/'] = process.argv.slice(2)
const pid = process.env.SITE_PID
const SECONDS = 5
const CONNECTIONS = 20
const NGINX_PORT = 3999
const ROUNDS = 3

const run = promisify(execFile)

const kinds = { gzip: { 'accept-encoding': 'gzip' }, plain: { 'accept-encoding': 'identity' } } as const

const page = await fetchPage(site + path)
const folder = mkdtempSync(join(tmpdir(), 'against-nginx-'))
const nginx = await startNginx(page.body)
try {
  for (const [kind, headers] of Object.entries(kinds)) await compare(kind, headers)
  await compare('304', { 'accept-encoding': 'gzip', 'if-none-match': page.etag })
} finally {
  nginx.process.kill()
  rmSync(folder, { recursive: true, force: true })
}

/** Measures both by turns, so that other load on the machine affects both. */
async function compare(kind: string, headers: Record<string, string>): Promise<void> {
  const ratios: number[] = []
  const own = { perSecond: [] as number[], ms: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await load(site + path, headers, pid)
    const theirs = await load(`http://127.0.0.1:${NGINX_PORT}/page.html`, etagOf(headers), nginx.pid)
    ratios.push(ours.perSecond / theirs.perSecond)
    own.perSecond.push(ours.perSecond)
    own.ms.push(ours.ms)
    console.log(
      `${kind}: site ${ours.perSecond.toFixed(0)} requests/s, ${ours.ms.toFixed(3)} ms of processor each; nginx ${theirs.perSecond.toFixed(0)}, ${theirs.ms.toFixed(3)}`,
    )
  }
  console.log(`${kind}: ratio to nginx ${median(ratios).toFixed(2)}, ${median(own.ms).toFixed(3)} ms a request\n`)
}

/** Headers with nginx's own entity tag in place of the site's. */
function etagOf(headers: Record<string, string>): Record<string, string> {
  return 'if-none-match' in headers ? { ...headers, 'if-none-match': nginx.etag } : headers
}

async function load(url: string, headers: Record<string, string>, of: string | undefined) {
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
