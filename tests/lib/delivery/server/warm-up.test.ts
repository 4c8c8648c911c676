import { expect, test } from 'vitest'
import { canServe } from '@/lib/delivery/server/warm-up'

const HOST = 'www.site.test'

test.each([200, 307, 404, 503])('a server that answers with %s works', async (status) => {
  const asked: (string | undefined)[] = []
  const works = await canServe((request, response) => {
    asked.push(request.headers.host, request.url)
    response.writeHead(status).end()
  }, HOST)
  expect(works).toBe(true)
  expect(asked).toEqual([HOST, '/'])
})

test('one whose every page fails doesn’t', async () => {
  await expect(canServe((_request, response) => void response.writeHead(500).end(), HOST)).resolves.toBe(false)
})

test('one page that fails may do so for what it contains', async () => {
  const works = await canServe(({ url }, response) => void response.writeHead(url === '/' ? 500 : 200).end(), HOST)
  expect(works).toBe(true)
})

test('a page that breaks off says nothing about the server', async () => {
  await expect(canServe((request) => void request.destroy(), HOST)).resolves.toBe(true)
})
