import { expect, test, vi } from 'vitest'
import { contentDocument, startSite } from '../started-site'

const html = (status: number) =>
  new Response('<!doctype html><title>Gateway</title>', { status, headers: { 'content-type': 'text/html' } })

/** A site that knows the ref already. */
async function startReading() {
  const site = startSite({ documents: [contentDocument('a')] })
  const { log } = await import('@/lib/core/server/log')
  const said: unknown[] = []
  vi.spyOn(log, 'error').mockImplementation((...line: unknown[]) => void said.push(line.at(-1)))
  const { publishedClient } = await import('@/lib/content/api/client')
  const { getRepository, fetchMasterRef } = await import('@/lib/content/api/repository')
  await getRepository()
  return { ...site, said, fetchMasterRef, read: async () => publishedClient().getByType('page') }
}

// @prismicio/client, Client.ts, `#throwContentAPIError`: what an answer of each status holds.
test.each([
  [
    'a key that is missing or over (401)',
    Response.json({ type: 'api_security_error', message: 'no' }, { status: 401 }),
    1,
  ],
  ['a key for another repository (403)', Response.json({ error: 'Forbidden' }, { status: 403 }), 1],
  ['a query that is too large (413)', Response.json({}, { status: 413 }), 1],
  ['an address that is too long (414)', html(414), 1],
  [
    'a query that can’t be read (400)',
    Response.json({ type: 'parsing-error', message: 'unexpected' }, { status: 400 }),
    1,
  ],
  ['a page of the network in place of an answer (404)', html(404), 1],
  ['a page of the network that says it is down (502)', html(502), 2],
  ['an outage (500)', Response.json({}, { status: 500 }), 2],
])('%s is a failure of the service and no missing page', async (_, broken, times) => {
  const { service, settled, searches, read } = await startReading()
  service.broken = broken
  const { status } = broken
  await expect(settled(read())).rejects.toMatchObject({ name: 'UpstreamError', kind: 'status', status })
  expect(searches()).toHaveLength(times)
})

test('a page of the network that says all is well is no answer either', async () => {
  const { service, settled, read } = await startReading()
  service.broken = html(200)
  await expect(settled(read())).rejects.toMatchObject({ name: 'UpstreamError', kind: 'not_json' })
})

// @prismicio/client, request.ts: a rate limit is waited for as long as `retry-after` says, in seconds.
test('a rate limit is waited for as long as it says, if that is soon', async () => {
  const { service, searches, read } = await startReading()
  const headers = { 'retry-after': '1' }
  Object.assign(service, { broken: Response.json({}, { status: 429, headers }), brokenTimes: 1 })
  const reading = read()
  await vi.advanceTimersByTimeAsync(900)
  expect(searches()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect((await reading).results).toHaveLength(1)
  expect(searches()).toHaveLength(2)
})

// @prismicio/client, test/client-getRepository.test.ts: 401 is a `ForbiddenError`, 404 a `RepositoryNotFoundError`.
test.each([
  [401, /PRISMIC_ACCESS_TOKEN/],
  [403, /PRISMIC_ACCESS_TOKEN/],
  [404, /PRISMIC_REPOSITORY and PRISMIC_ENDPOINT/],
])('a repository that answers %i has the log say what to look at', async (status, advice) => {
  const { service, settled, said, fetchMasterRef } = await startReading()
  service.broken = Response.json({}, { status })
  await expect(settled(fetchMasterRef())).rejects.toMatchObject({ status })
  expect(said).toContainEqual(expect.stringMatching(advice))
})

test('an outage is no reason to look at the variables', async () => {
  const { service, settled, said, fetchMasterRef } = await startReading()
  service.broken = html(503)
  await expect(settled(fetchMasterRef())).rejects.toMatchObject({ status: 503 })
  expect(said).toEqual([])
})
