import { expect, test, vi } from 'vitest'
import { contentDocument, startSite } from '../started-site'

const load = () => import('@/lib/content/api/client')
const draftRefs = () => import('@/lib/content/api/draft-ref')

const plans = contentDocument('en')

async function readTwice() {
  const { contentClient } = await load()
  for (let times = 0; times < 2; times += 1) await (await contentClient()).getByType('page')
}

test('what visitors see is read once for all, until the ref changes', async () => {
  const { searches, cache } = startSite({ documents: [plans] })
  await readTwice()
  expect(searches()).toHaveLength(1)
  expect(cache.entries.size).toBe(1)
})

test('what an editor previews is read again each time, under the ref of the draft', async () => {
  const { searches, cache } = startSite({ documents: [plans], isDraft: true, previewCookie: 'draft~ref' })
  await readTwice()
  const [asked, read] = [/at\(document\.type/, searches()]
  expect(read.filter(({ search }) => asked.test(decodeURIComponent(search)))).toHaveLength(2)
  expect(new Set(read.map(({ searchParams }) => searchParams.get('ref')))).toEqual(new Set(['draft~ref']))
  expect(cache.entries.size).toBe(0)
})

test.each([
  ['that has expired', Response.json({ message: 'This preview token is expired' }, { status: 404 })],
  ['of a release that is published', Response.json({ message: 'Ref not found' }, { status: 410 })],
  ['that was revoked', Response.json({}, { status: 403 })],
  ['that was never one', Response.json({}, { status: 400 })],
])('a preview %s has ended: what is published shows', async (_which, refusal) => {
  const { service, searches } = startSite({ documents: [plans], isDraft: true, previewCookie: 'draft~ref' })
  Object.assign(service, { broken: refusal, brokenTimes: 1 })
  const { contentClient } = await load()
  expect((await (await contentClient()).getByType('page')).results).toHaveLength(1)
  expect(searches().map(({ searchParams }) => searchParams.get('ref'))).toEqual(['draft~ref', 'ref-1'])
})

test('all that is read is read with the key of the repository', async () => {
  vi.stubEnv('PRISMIC_ACCESS_TOKEN', 'key-of-the-repository')
  const { searches } = startSite({ documents: [plans] })
  const client = await load()
  await client.draftOf('draft~ref')
  for (const each of [
    client.publishedClient(),
    client.draftClient('draft~ref'),
    client.clientAt('ref-1'),
    client.unverifiedClient('draft~ref'),
  ])
    await each.getByType('page')
  expect(searches().map(({ searchParams }) => searchParams.get('access_token'))).toEqual(
    Array.from({ length: 5 }, () => 'key-of-the-repository'),
  )
  expect(searches()[0]?.searchParams.get('pageSize')).toBe('1')
})

const draftOf = async (ref: string) => (await load()).draftOf(ref)

test('the draft of a session has begun and has no name, that of a release has the release’s', async () => {
  const { service } = startSite({ documents: [plans] })
  service.releases = [{ ref: 'winter~ref', label: 'Winter' }, { ref: 'no-name~ref' }]
  expect(await draftOf('draft~ref')).toEqual({ ref: 'draft~ref', hasEnded: false, release: undefined })
  expect(await draftOf('winter~ref')).toEqual({ ref: 'winter~ref', hasEnded: false, release: 'Winter' })
  expect(await draftOf('no-name~ref')).toEqual({ ref: 'no-name~ref', hasEnded: false, release: '' })
})

test('what is published is no release, and neither is a session beside one of the same ref', async () => {
  const { service } = startSite()
  const session = 'https://cms.cc/previews/a?websitePreviewId=b'
  service.releases = [{ ref: session, label: 'Winter' }]
  const { findRelease } = await import('@/lib/content/api/repository')
  expect([await findRelease('ref-1'), await findRelease(session)]).toEqual([undefined, undefined])
})

test('a draft that the service refuses has ended, one that was never asked for has not', async () => {
  const { service } = startSite({ isDraft: true })
  const { draft } = await load()
  expect(await draft()).toEqual({ ref: undefined, hasEnded: false })
  service.broken = Response.json({}, { status: 410 })
  expect(await draftOf('draft~ref')).toEqual({ ref: undefined, hasEnded: true })
})

const nothing = { results: [], total_results_size: 0 }

test('finding nothing is an answer that the cache doesn’t keep', async () => {
  const { searches, cache } = startSite()
  const { publishedClient } = await load()
  for (let times = 1; times <= 2; times += 1) {
    expect(await publishedClient().getByType('page')).toMatchObject(nothing)
    expect(searches()).toHaveLength(times)
  }
  expect(cache.entries.size).toBe(0)
})

test('a ref that was replaced meanwhile is changed for the one that the refusal names', async () => {
  const { service, searches } = startSite({ documents: [plans] })
  const { publishedClient } = await load()
  await (await import('@/lib/content/api/repository')).getRepository()
  const message = 'The provided ref is expired. Master ref is: ref-2'
  vi.spyOn(console, 'warn').mockReturnValue()
  Object.assign(service, { broken: Response.json({ message }, { status: 410 }), brokenTimes: 1 })
  expect((await publishedClient().getByType('page')).results).toHaveLength(1)
  expect(searches().map(({ searchParams }) => searchParams.get('ref'))).toEqual(['ref-1', 'ref-2'])
})

test.each([{}, { message: 'The provided ref is expired.' }, { message: 'Master ref is: ' }])(
  'a refusal that names no other ref is a failure of the service: %j',
  async (body) => {
    const { service, settled, searches } = startSite({ documents: [plans] })
    const { publishedClient } = await load()
    await (await import('@/lib/content/api/repository')).getRepository()
    service.broken = Response.json(body, { status: 410 })
    await expect(settled(publishedClient().getByType('page'))).rejects.toMatchObject({
      name: 'UpstreamError',
      service: 'content',
      kind: 'status',
      status: 410,
    })
    expect(searches()).toHaveLength(1)
  },
)

test.each([
  ['is down', Response.json({}, { status: 503 })],
  ['is asked too often', Response.json({}, { status: 429 })],
])('a preview has not ended because the content service %s', async (_why, answer) => {
  const { service, settled } = startSite({ documents: [plans], isDraft: true, previewCookie: 'draft~ref' })
  service.broken = answer
  const { draft } = await load()
  await expect(settled(draft())).rejects.toMatchObject({ name: 'UpstreamError' })
})

test('a preview without a ref shows what is published, past the cache', async () => {
  const { searches, cache } = startSite({ documents: [plans], isDraft: true })
  await readTwice()
  expect(searches().map(({ searchParams }) => searchParams.get('ref'))).toEqual(['ref-1', 'ref-1'])
  expect(cache.entries.size).toBe(0)
})

test.each([
  ['raw', 'draft~ref', 'draft~ref'],
  ['encoded', encodeURIComponent('https://cms.example/previews/x:y'), 'https://cms.example/previews/x:y'],
  [
    'as JSON by repository',
    JSON.stringify({ _tracker: 'abc', 'gruppetto.prismic.io': { preview: 'draft~ref' } }),
    'draft~ref',
  ],
  ['as encoded JSON', encodeURIComponent('{"gruppetto.prismic.io":{"preview":"draft~ref"}}'), 'draft~ref'],
  ['badly encoded', '100%', '100%'],
  ['as JSON without a draft', '{"_tracker":"abc"}', undefined],
  ['as JSON that begins with nothing', '{"a":null,"b":7,"c":{"preview":"draft~ref"}}', 'draft~ref'],
  ['as JSON of another kind', '{"a":null,"b":{"preview":7}}', undefined],
  ['cut short', '{"gruppetto', undefined],
  ['empty', '', undefined],
])('reads the ref from a preview cookie that is %s', async (_case, cookie, expected) => {
  const { parseDraftRef } = await draftRefs()
  expect(parseDraftRef(cookie)).toBe(expected)
})
