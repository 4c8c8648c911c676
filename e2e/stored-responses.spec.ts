import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from './support/fixtures.ts'
import { knownHeaders, OWN_TAG } from './support/known-headers.ts'
import { ofOneSending, type RawAnswer, rawRequest } from './support/raw-request.ts'
import { sealedSession } from './support/sealed-session.ts'
import { heading, newHeading, testDocument, testUid } from './support/test-document.ts'

/** Tests that wait for an answer of the store, and for a file in brotli (`npm test -- --without STEP`). */
const NEEDS_STORE = { tag: '@needs-stored-responses' }
const NEEDS_BROTLI = { tag: '@needs-brotli-files' }

/** Cached pages of each kind: documents, services' pages, a campaign, a missing address, other languages. */
const PATHS = [
  '/',
  '/about',
  '/de',
  '/ja/plans',
  '/events',
  '/events/view/1002',
  '/news',
  '/shop',
  '/campaigns/spring-classics',
  '/de/campaigns/spring-classics',
  '/nowhere-at-all',
  '/about.md',
  '/de/llms.txt',
]

const CODINGS = ['br', 'gzip', 'gzip, deflate, br, zstd', 'identity', 'br;q=0, gzip;q=0.5', 'zstd']

const requests = fc.record({
  path: fc.constantFrom(...PATHS),
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
  coding: fc.constantFrom(...CODINGS),
  headers: fc
    .uniqueArray(fc.constantFrom(...Object.keys(knownHeaders)), { maxLength: 5 })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(...(knownHeaders[name] ?? ['']))]))),
    ),
})

test('an answer sent again is the framework’s own, whatever a request brings [PB-004]', NEEDS_STORE, async () => {
  for (const path of PATHS) await untilCached(path)
  let stored = 0
  await fc.assert(
    fc.asyncProperty(requests, async ({ path, method, coding, headers }) => {
      if (await isSentAgain(path, method, { ...headers, 'accept-encoding': coding })) stored += 1
    }),
    { numRuns: 150 },
  )
  expect(stored, 'answers in brotli, which only stored ones are').toBeGreaterThan(10)
})

for (const path of ['/about', '/campaigns/spring-classics'])
  test(`so it is for each header and each cookie that is known, alone: ${path}`, NEEDS_STORE, async () => {
    await untilStored(path)
    for (const [name, values] of Object.entries(knownHeaders))
      for (const value of values) await isSentAgain(path, 'GET', { 'accept-encoding': 'br', [name]: value })
  })

test('so it is with the session of a player, where the page is the same for everybody', NEEDS_STORE, async () => {
  await untilStored('/about')
  const session = await sealedSession()
  expect(await isSentAgain('/about', 'GET', { 'accept-encoding': 'br', cookie: `session=${session}` })).toBe(true)
})

/**
 * Compares the framework's answer with the one that is sent again: an address with a new parameter name is answered by
 * the framework the first time, and from the store the second time.
 *
 * @returns whether the second answer came from the store
 */
async function isSentAgain(path: string, method: string, given: Record<string, string>): Promise<boolean> {
  const headers = { ...given }
  // The framework mistakes our `no-cache` on campaigns for the visitor's, and never answers 304 for them.
  if (path.includes('/campaigns/')) delete headers['if-none-match']
  const tag = String((await send(path)).headers.etag)
  for (const [name, value] of Object.entries(headers)) headers[name] = value.replace(OWN_TAG, tag)
  const address = `${path}?${newName()}`
  const [first, again] = [await send(address, method, headers), await send(address, method, headers)]
  const what = JSON.stringify(given)
  expect(again.status, what).toBe(first.status)
  expect(again.body, what).toBe(first.body)
  expect(comparable(again.headers), what).toEqual(comparable(first.headers))
  return again.headers['content-encoding'] === 'br'
}

test('pages, campaigns and the page of missing addresses are sent from what is stored', NEEDS_STORE, async () => {
  for (const path of PATHS) await untilStored(path)
})

test('a client that has the page is told so with the headers of the page', NEEDS_STORE, async () => {
  for (const path of ['/about', '/campaigns/spring-classics']) {
    await untilStored(path)
    const { headers } = await send(path)
    const known = await send(path, 'GET', { 'if-none-match': String(headers.etag) })
    expect([known.status, known.body]).toEqual([304, ''])
    for (const name of ['etag', 'cache-control', 'content-security-policy', 'vary'])
      expect(known.headers[name], name).toBe(headers[name])
    expect(known.headers.vary).toContain('Accept-Encoding')
  }
})

test('a player’s campaign page, and a preview of it, never come from what is stored', async () => {
  const path = '/campaigns/spring-classics'
  await send(path)
  const cookie = `session=${await sealedSession()}`
  for (const address of [path, `${path}?${newName()}`]) {
    const [one, other] = [await send(address, 'GET', { cookie }), await send(address, 'GET', { cookie })]
    expect(one.headers['cache-control']).toContain('private')
    expect(one.headers['content-security-policy']).toContain('nonce-')
    expect(other.headers['content-security-policy']).not.toBe(one.headers['content-security-policy'])
  }
})

test(
  'while many read a page, none gets its former state once a publish is told, nor anything once it is withdrawn',
  NEEDS_STORE,
  async ({ sandbox }) => {
    const uid = testUid('stored')
    const document = `page/${uid}/en-us` as const
    await sandbox.create(testDocument(uid, [heading('Edition 0.')]))
    for (let edition = 1; edition <= 10; edition += 1) {
      await untilStored(`/${uid}`)
      const after = await readDuring(`/${uid}`, () => sandbox.publish(document, newHeading(`Edition ${edition}.`)))
      for (const { body } of after) expect(body).toContain(`Edition ${edition}.`)
    }
    await untilStored(`/${uid}`)
    const after = await readDuring(`/${uid}`, () => sandbox.unpublish(document))
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([404]))
  },
)

const READERS = 6
const READS_AFTER = 4

/**
 * Has several clients read a page continuously during a change.
 * @returns the answers to requests sent after the change
 */
async function readDuring(path: string, change: () => Promise<void>): Promise<RawAnswer[]> {
  const over = new AbortController()
  const read = async () => {
    while (!over.signal.aborted) await send(path)
    const answers: RawAnswer[] = []
    while (answers.length < READS_AFTER) answers.push(await send(path))
    return answers
  }
  const readers = Array.from({ length: READERS }, read)
  await change().finally(() => over.abort())
  return (await Promise.all(readers)).flat()
}

async function untilCached(path: string): Promise<void> {
  await expect.poll(async () => (await send(path)).headers['x-nextjs-cache']).toBe('HIT')
}

/** Waits for a stored answer: only these are in brotli, while the framework uses gzip. */
async function untilStored(path: string): Promise<void> {
  const codingOf = async () => (await send(path, 'GET', { 'accept-encoding': 'br' })).headers['content-encoding']
  await expect.poll(codingOf, path).toBe('br')
}

const newName = () => `p${randomUUID().replaceAll('-', '')}`

const send = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  rawRequest(path, { method, headers })

/**
 * Headers to compare. In a 304, the framework leaves out that answers have several codings, although caches need to
 * know that.
 */
const comparable = ({ vary, ...headers }: RawAnswer['headers']) => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneSending.has(name))),
  vary: String(vary).replace(', Accept-Encoding', ''),
})

test('every script and style of a page comes in brotli, and as browsers without it read it', NEEDS_BROTLI, async () => {
  const { body } = await rawRequest('/about')
  const files = new Set(body.match(/\/_next\/static\/[\w/.~-]+\.(?:js|css)/g))
  expect(files.size).toBeGreaterThan(5)
  for (const file of files) {
    const codings = ['gzip, deflate, br', 'gzip'].map(async (accepted) => {
      const { status, headers } = await rawRequest(file, { headers: { 'accept-encoding': accepted } })
      return `${status} ${String(headers['content-encoding'])}`
    })
    // The framework sends the smallest as they are.
    expect(await Promise.all(codings), file).toEqual(['200 br', expect.stringMatching(/^200 (?:gzip|undefined)$/)])
  }
})
