// deploy/nginx, by a real nginx with a certificate of its own.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import { connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ALWAYS_ASK_AGAIN } from '@/lib/delivery/browser-caching'

const NGINX = '/usr/sbin/nginx'
const NAME = 'www.site.example'

describe.skipIf(!existsSync(NGINX))('nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const asked: IncomingHttpHeaders[] = []
  let front: Server
  let nginx: ChildProcess
  let port: number
  let plainPort: number

  beforeAll(async () => {
    front = createServer((request, response) => {
      asked.push(request.headers)
      response.writeHead(200, { 'content-encoding': 'br', link: '</font.woff2>; rel=preload' }).end('brotli')
    })
    port = await freePort()
    plainPort = await freePort()
    const frontPort = await freePort()
    await once(front.listen(frontPort, '127.0.0.1'), 'listening')
    certify(folder)
    writeConfiguration(folder, { tls: port, plain: plainPort, front: frontPort })
    const file = join(folder, 'nginx.conf')
    execFileSync(NGINX, ['-t', '-q', '-p', folder, '-c', file])
    nginx = spawn(NGINX, ['-p', folder, '-c', file], { stdio: 'inherit' })
    await vi.waitFor(() => ask(), { timeout: 10_000 })
  })
  afterAll(async () => {
    const ended = once(nginx, 'close')
    nginx.kill('SIGTERM')
    await ended
    front.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function ask(headers: Record<string, string> = {}, method = 'GET', name = NAME) {
    const session = connect(`https://127.0.0.1:${port}`, { servername: name, rejectUnauthorized: false })
    try {
      await once(session, 'connect')
      const stream = session.request({ ':authority': name, ':path': '/about', ':method': method, ...headers })
      const [answer] = (await once(stream, 'response')) as [Record<string, unknown>]
      return { answer, protocol: session.alpnProtocol, body: (await stream.toArray()).join('') }
    } finally {
      session.close()
    }
  }

  test('speaks HTTP/2, and passes on what the front sends as it is', async () => {
    const { answer, protocol, body } = await ask({ 'accept-encoding': 'br' })
    expect(protocol).toBe('h2')
    expect(answer).toMatchObject({ ':status': 200, 'content-encoding': 'br', link: '</font.woff2>; rel=preload' })
    expect(body).toBe('brotli')
    expect(asked.at(-1)).toMatchObject({ host: NAME, 'accept-encoding': 'br' })
  })

  test('a visitor neither forges an address nor knows a secret', async () => {
    await ask({ 'x-forwarded-for': '192.0.2.66', 'x-front-secret': 'secret', 'x-request-id': 'forged' })
    expect(asked.at(-1)).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
    expect(asked.at(-1)).not.toHaveProperty('x-front-secret')
    expect(asked.at(-1)?.['x-request-id']).not.toBe('forged')
  })

  test('whoever asks without TLS is led to the same address with it, and asks again the next time', async () => {
    const asking = get({
      port: plainPort,
      host: '127.0.0.1',
      path: '/about?a=b',
      headers: { host: NAME },
      agent: false,
    })
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    answer.resume()
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `https://${NAME}/about?a=b`])
    expect(answer.headers['cache-control']).toBe(ALWAYS_ASK_AGAIN)
  })

  test('whoever asks for another name is not answered', async () => {
    await expect(ask({}, 'GET', 'evil.example')).rejects.toThrow(/alert|unrecognized|closed|reset/i)
  })
})

function certify(folder: string): void {
  const [key, crt] = [join(folder, 'site.key'), join(folder, 'site.crt')]
  const subject = ['-subj', `/CN=${NAME}`, '-days', '2', '-nodes']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', crt, ...subject], {
    stdio: 'ignore',
  })
}

/** The configuration as it is deployed, but for ports and the certificate. */
function writeConfiguration(folder: string, ports: { tls: number; plain: number; front: number }): void {
  const site = readFileSync(join(import.meta.dirname, '../../deploy/nginx/site.conf'), 'utf8')
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.tls}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.plain}`)
    .replaceAll('127.0.0.1:6081', `127.0.0.1:${ports.front}`)
    .replaceAll('/etc/nginx/site', join(folder, 'site'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 64; }
    http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/1;
      uwsgi_temp_path ${folder}/2; scgi_temp_path ${folder}/3;
      ${site}
    }`,
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
