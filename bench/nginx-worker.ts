import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type NginxWorker = { url: string; pid: string; etag: string; stop: () => void }

/** One nginx worker that serves a page from disk, also in gzip. */
export async function startNginx(port: number, body: Buffer): Promise<NginxWorker> {
  const url = `http://127.0.0.1:${port}/page.html`
  // An nginx of a run that failed would be measured in its place.
  if (await fetch(url).catch(() => undefined)) throw new Error(`something answers at port ${port} already`)
  const folder = mkdtempSync(join(tmpdir(), 'nginx-worker-'))
  mkdirSync(join(folder, 'www'))
  writeFileSync(join(folder, 'www/page.html'), body)
  writeFileSync(join(folder, 'www/page.html.gz'), gzipSync(body, { level: 9 }))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; gzip_static on; sendfile on; tcp_nopush on; keepalive_requests 1000000; types { text/html html; }
      server { listen 127.0.0.1:${port}; root ${folder}/www; } }`,
  )
  const started = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  const stop = () => {
    started.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } }).catch(() => undefined)
    if (answer?.ok) return { url, pid: String(started.pid), etag: answer.headers.get('etag') ?? '', stop }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  stop()
  throw new Error('nginx has not come up')
}
