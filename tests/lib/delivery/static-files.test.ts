import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { readStaticFiles, serveStaticFile } from '@/lib/delivery/static-files'
import { compressStaticFiles } from '@/scripts/support/compress-static-files'

const SCRIPT = 'console.log("hello");'.repeat(50)

/** A server of a build that has one script, one style and one font; what it does not answer itself says so. */
async function start({ isCompressed = true } = {}) {
  const distDir = await mkdtemp(join(tmpdir(), 'static-files-'))
  await mkdir(join(distDir, 'static', 'chunks'), { recursive: true })
  await writeFile(join(distDir, 'static', 'chunks', 'a.js'), SCRIPT)
  await writeFile(join(distDir, 'static', 'chunks', 'a.css'), 'a{color:red}')
  await writeFile(join(distDir, 'static', 'chunks', 'a.woff2'), 'font')
  if (isCompressed) await compressStaticFiles(distDir)
  const files = await readStaticFiles(distDir)
  const server = createServer((incoming, response) => {
    if (!serveStaticFile(files, incoming, response)) response.end('left to Next')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.close()
    await rm(distDir, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  return (path: string, headers: OutgoingHttpHeaders = { 'accept-encoding': 'gzip, br' }, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers, method }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      })
        .on('error', reject)
        .end()
    })
}

test('scripts come in brotli, for ever', async () => {
  const get = await start()
  const { status, headers, body } = await get('/_next/static/chunks/a.js')
  expect(status).toBe(200)
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=UTF-8',
    'content-length': String(body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
})

test('styles come as styles, also where the address has a query', async () => {
  const get = await start()
  expect((await get('/_next/static/chunks/a.css?v=1')).headers['content-type']).toBe('text/css; charset=UTF-8')
})

test('a browser that has the file hears only that it is still right', async () => {
  const get = await start()
  const { headers } = await get('/_next/static/chunks/a.js')
  const again = await get('/_next/static/chunks/a.js', { 'accept-encoding': 'br', 'if-none-match': headers.etag })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  const changed = await get('/_next/static/chunks/a.js', { 'accept-encoding': 'br', 'if-none-match': '"other"' })
  expect(changed.status).toBe(200)
})

test('a HEAD request is answered without the file', async () => {
  const get = await start()
  const { headers, body } = await get('/_next/static/chunks/a.js', { 'accept-encoding': 'br' }, 'HEAD')
  expect(headers['content-encoding']).toBe('br')
  expect(body).toHaveLength(0)
})

test.each(['gzip', 'br;q=0', 'gzip, br;q=0.0, deflate', 'brotli', ''])(
  'a browser that takes %j is left to Next',
  async (accepts) => {
    const get = await start()
    const { body } = await get('/_next/static/chunks/a.js', { 'accept-encoding': accepts })
    expect(body.toString()).toBe('left to Next')
  },
)

test.each(['br', 'gzip,br', 'gzip, br;q=0.5', 'BR'])('a browser that takes %j gets brotli', async (accepts) => {
  const get = await start()
  expect((await get('/_next/static/chunks/a.js', { 'accept-encoding': accepts })).headers['content-encoding']).toBe(
    'br',
  )
})

test.each([
  ['a file that brotli does not make smaller', '/_next/static/chunks/a.woff2', 'GET'],
  ['a file that is not there', '/_next/static/chunks/../../secret.js', 'GET'],
  ['a page', '/', 'GET'],
  ['what is no reading', '/_next/static/chunks/a.js', 'POST'],
])('%s is left to Next', async (_what, path, method) => {
  const get = await start()
  expect((await get(path, undefined, method)).body.toString()).toBe('left to Next')
})

test('a build that was made without our script is left to Next', async () => {
  const get = await start({ isCompressed: false })
  expect((await get('/_next/static/chunks/a.js')).body.toString()).toBe('left to Next')
})
