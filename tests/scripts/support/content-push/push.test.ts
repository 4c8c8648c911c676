import { beforeEach, expect, test, vi } from 'vitest'
import { digestOf } from '@/scripts/support/content-push/essence'
import { pushContent } from '@/scripts/support/content-push/push'
import { documentsOf, startRepository, whileTimePasses } from './repository'

const SINGLES = new Set(['settings'])
const FILES = {
  'page/home.en-us': `
data:
  title: Home
  body:
    - slice_type: hero
      primary:
        image: !image { scene: alpine-dawn, alt: Riders at dawn, views: { mobile: { w: 750, h: 1000 } } }
        url: !link { to: page:about, text: About us }
        film: !link media:loops/pass-at-dawn.mp4
`,
  'page/about.en-us': `
tags: [company]
data:
  title: About
  back: !link page:home
  image: !image { scene: alpine-dawn }
`,
  'page/home.de-de': `
data: { title: Start, next: !link page:about, nothing: !link page:missing }
`,
  'settings.en-us': 'data: { make_up_message: Late }',
  'redirects/old.en-us': 'data: { rows: [{ from: /a, to: /b }] }',
}

const documents = documentsOf(FILES)
const PUSH = { isDry: false, overwrites: false }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: new Date('2026-03-10T12:00:00Z') })
  return () => vi.useRealTimers()
})

type Repository = ReturnType<typeof startRepository>

const push = (repository: Repository, options = PUSH, what = documents) =>
  whileTimePasses(pushContent(what, SINGLES, repository.runtime(), options))

test('documents are there with their links, pictures and translations once their drafts are published', async () => {
  const repository = startRepository()
  await expect(push(repository)).resolves.toBe(false)
  expect(repository.content.editing.list().map(({ state }) => state)).toEqual(documents.map(() => 'draft'))
  const { results } = await repository.search()
  const find = (type: string, uid?: string, lang = 'en-us') =>
    results.find((each) => each.type === type && (uid === undefined || each.uid === uid) && each.lang === lang)
  expect(find('page', 'home')?.data).toMatchObject({
    title: 'Home',
    body: [
      {
        slice_type: 'hero',
        primary: {
          image: {
            url: expect.stringMatching(/\/content\/assets\/files\/Z[\w-]+\/alpine-dawn\.png\?.*ar=2400:1350/),
            alt: 'Riders at dawn',
            mobile: { url: expect.stringContaining('ar=750:1000') },
          },
          url: { link_type: 'Document', type: 'page', uid: 'about', text: 'About us' },
          film: { link_type: 'Media', url: expect.stringContaining('pass-at-dawn.mp4') },
        },
      },
    ],
  })
  expect(find('page', 'about')).toMatchObject({ tags: ['company'], data: { back: { uid: 'home', isBroken: false } } })
  expect(find('page', 'home', 'de-de')).toMatchObject({
    alternate_languages: [{ lang: 'en-us', uid: 'home' }],
    data: { nothing: { link_type: 'Any' } },
  })
  expect(find('settings')?.data).toEqual({ make_up_message: 'Late' })
  expect(find('redirects')?.data).toEqual({ rows: [{ from: '/a', to: '/b' }] })
  const [picture] = repository.writes
  expect(picture).toMatchObject({ path: '/content/assets/assets', status: 200 })
  expect(repository.writes.filter(({ path }) => path.includes('/assets'))).toHaveLength(2)
  expect(repository.writes.map(({ status }) => status)).not.toContain(429)
})

test('what is there as it is here is not sent again, and of a change only that', async () => {
  const repository = startRepository()
  await push(repository)
  const before = repository.writes.length
  await push(repository)
  expect(repository.writes).toHaveLength(before)
  await repository.search()
  const changed = documentsOf({ ...FILES, 'settings.en-us': 'data: { make_up_message: Later }' })
  await push(repository, PUSH, changed)
  expect(repository.writes.slice(before).map(({ method }) => method)).toEqual(['PUT'])
  expect(repository.said.at(-2)).toBe('0 new documents, 1 to change, 4 as they are, 0 files')
})

test.each([1, 3, 5, 7, 9, 11])('a push that is cut off after %i writes goes on where it was', async (count) => {
  const repository = startRepository()
  repository.cutAfter(count)
  await expect(push(repository)).rejects.toThrow('the line is cut')
  repository.cutAfter(Infinity)
  await push(repository)
  const { results } = await repository.search()
  expect(results.map(({ type, uid, lang }) => `${type} ${uid} ${lang}`).toSorted()).toHaveLength(documents.length)
  expect(repository.writes.filter(({ method, path }) => method === 'POST' && path.endsWith('/documents'))).toHaveLength(
    documents.length,
  )
  expect(repository.writes.every(({ status }) => status < 300)).toBe(true)
  expect(results.find(({ type }) => type === 'settings')?.data).toEqual({ make_up_message: 'Late' })
})

test('a draft whose answer got lost is named, with what to do about it', async () => {
  const repository = startRepository()
  repository.loseAnswers()
  repository.cutAfter(4)
  await expect(push(repository)).rejects.toThrow('the line is cut')
  const [name = ''] = /new (\S+)$/.exec(repository.said.at(-1) ?? '')?.slice(1) ?? []
  repository.cutAfter(Infinity)
  await expect(push(repository)).rejects.toThrow(
    `${name} was not written: A document with this UID already exists. An interrupted push left it as a draft: delete it`,
  )
  await repository.search() // publishes it, empty as it is
  await push(repository, { ...PUSH, overwrites: true })
  const { results } = await repository.search()
  expect(results).toHaveLength(documents.length)
  expect(results.map(({ data }) => data)).not.toContainEqual({})
})

test('what an editor changed there stays, unless the push is told to overwrite it', async () => {
  const repository = startRepository()
  await push(repository)
  await repository.search()
  const edited = [{ path: 'data.make_up_message', value: 'Written by an editor' }]
  repository.content.editing.saveDraft('settings', 'settings', 'en-us', edited)
  await repository.search()
  const before = repository.writes.length
  const changed = documentsOf({ ...FILES, 'settings.en-us': 'data: { make_up_message: Later }' })
  await expect(push(repository, PUSH, changed)).resolves.toBe(true)
  expect(repository.writes).toHaveLength(before)
  expect(repository.said).toContainEqual(expect.stringContaining('keep settings/settings.en-us: changed there'))
  await expect(push(repository, { ...PUSH, overwrites: true }, changed)).resolves.toBe(false)
  const { results } = await repository.search()
  expect(results.find(({ type }) => type === 'settings')?.data).toEqual({ make_up_message: 'Later' })
})

test('what an editor wrote before the first push stays, too', async () => {
  const repository = startRepository()
  const data = { title: 'An editor’s own' }
  repository.content.editing.createDocument({ type: 'page', uid: 'about', lang: 'en-us', data })
  await repository.search()
  await expect(push(repository)).resolves.toBe(true)
  const { results } = await repository.search()
  expect(results.find(({ uid }) => uid === 'about')?.data).toEqual(data)
  expect(results.find(({ uid, lang }) => uid === 'home' && lang === 'de-de')?.data).toMatchObject({
    next: { uid: 'about', isBroken: false },
  })
})

test('a dry run says what it would do, and does nothing', async () => {
  const repository = startRepository()
  await push(repository, { ...PUSH, isDry: true })
  expect(repository.writes).toEqual([])
  expect(repository.said[0]).toBe('5 new documents, 0 to change, 0 as they are, 2 files')
  expect(repository.said).toContain('create page/home.de-de')
})

// @prismicio/client, types/value/link.ts: `OptionalLinkProperties`; @prismicio/types-internal, content/link.ts: each link
// gets a key, and loses it in no edit.
test('a link keeps its text and its variant, and the keys that the repository adds are no change', async () => {
  const links = 'data: { one: !link { to: page:about, text: About, variant: Primary }, two: !link /plans }'
  const files = { 'page/about.en-us': 'data: { title: About }', 'page/links.en-us': links }
  const repository = startRepository()
  await push(repository, PUSH, documentsOf(files))
  const { results } = await repository.search()
  const data = results.find(({ uid }) => uid === 'links')?.data
  expect(data).toMatchObject({ one: { link_type: 'Document', uid: 'about', text: 'About', variant: 'Primary' } })
  const keyed = { link_type: 'Web', url: '/plans', key: '6f5e8a7c-6a55-4b5f-8f67-0d2c1d1b7f11' }
  repository.content.editing.saveDraft('page', 'links', 'en-us', [{ path: 'data.two', value: keyed }])
  await repository.search()
  const changed = documentsOf({ ...files, 'page/links.en-us': links.replace('/plans', '/events') })
  await expect(push(repository, PUSH, changed)).resolves.toBe(false)
  expect((await repository.search()).results.find(({ uid }) => uid === 'links')?.data).toMatchObject({
    two: { url: '/events' },
  })
})

// @prismicio/client, types/value/table.ts: rows and cells have keys, which the repository makes.
test('the keys of a table’s rows and cells are no change', () => {
  const cell = (key: string) => ({ key, type: 'data', content: [{ type: 'paragraph', text: 'A', spans: [] }] })
  const table = (key: string) => ({ table: { body: { rows: [{ key, cells: [cell(key)] }] } } })
  expect(digestOf(table('x'))).toBe(digestOf(table('y')))
  const group = (key: string) => ({ rows: [{ key, content: 'A field of a group' }] })
  expect(digestOf(group('x'))).not.toBe(digestOf(group('y')))
})
