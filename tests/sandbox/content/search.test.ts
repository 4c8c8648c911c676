import { filter } from '@prismicio/client'
import { expect, test } from 'vitest'
import { fieldsOf, problemOf, startContent } from './content.ts'

const films = {
  'page/about.en-us': 'tags: [company, people]\ndata: { title: About, teaser: !link video:pass, price: 5 }',
  'page/about.de-de': 'tags: [company]\ndata: { title: Über uns, teaser: !link video:pass, rest: !link page:gone }',
  'page/plans.en-us': 'published: 2026-02-02\ndata: { title: Plans "now", price: 20, body: !rich "Ride **far** away" }',
  'page/shop.en-us': 'published: 2025-07-04\ndata: { title: Shop, price: 11 }',
  'video/pass.en-us': 'data: { title: Pass at dawn, description: !rich Snow }',
  'settings.en-us': 'data: { make_up_message: Still time }',
}
const { client, request } = startContent(films)

async function uidsWhere(...filters: string[]) {
  const documents = await client().getAllByType('page', { filters })
  return documents.map(({ uid }) => uid)
}

test('gives a document by its uid with the header that Prismic gives it', async () => {
  const about = await client().getByUID('page', 'about')
  expect(about).toMatchObject({ uid: 'about', type: 'page', lang: 'en-us', url: null, tags: ['company', 'people'] })
  expect(about.id).toMatch(/^X[\w-]{15}$/)
  expect(about.first_publication_date).toBe('2026-01-05T09:00:00+0000')
  expect(about.href).toContain('/api/v2/documents/search?')
  expect(about.slugs).toEqual(['about'])
  expect(about.alternate_languages).toEqual([
    { id: (await client().getByUID('page', 'about', { lang: 'de-de' })).id, uid: 'about', type: 'page', lang: 'de-de' },
  ])
})

test('the address in a document leads to that document', async () => {
  const { href, id } = await client().getByUID('page', 'plans')
  const answer = await request(href.replace('/content/', '/'))
  expect(await answer.json()).toMatchObject({ total_results_size: 1, results: [{ id }] })
})

test('gives single documents by type, without a uid', async () => {
  expect(await client().getSingle('settings')).toMatchObject({ uid: null, data: { make_up_message: 'Still time' } })
})

test('gives documents by their ids', async () => {
  const [about, shop] = [await client().getByUID('page', 'about'), await client().getByUID('page', 'shop')]
  const { results } = await client().getByIDs([about.id, shop.id])
  expect(results.map(({ uid }) => uid)).toEqual(['about', 'shop'])
})

test('answers the master language unless another or all are asked for', async () => {
  const languages = async (lang?: string) => {
    const { results } = await client().getByType('page', { lang })
    return results.map((page) => page.lang)
  }
  expect(await languages()).toEqual(['en-us', 'en-us', 'en-us'])
  expect(await languages('de-de')).toEqual(['de-de'])
  expect(await languages('*')).toHaveLength(4)
  expect(await languages('pt-br')).toEqual([])
})

test('a uid that is not there is the client’s NotFoundError', async () => {
  await expect(client().getByUID('page', 'nowhere')).rejects.toThrow('No documents were returned')
})

test.each<[string, string, string[]]>([
  ['at', filter.at('my.page.title', 'Plans "now"'), ['plans']],
  ['at on all tags', filter.at('document.tags', ['company', 'people']), ['about']],
  ['not', filter.not('my.page.uid', 'about'), ['plans', 'shop']],
  ['any', filter.any('my.page.uid', ['shop', 'plans', 'x']), ['plans', 'shop']],
  ['in', filter.in('my.page.uid', ['shop']), ['shop']],
  ['fulltext of a field', filter.fulltext('my.page.body', 'FAR ride'), ['plans']],
  ['fulltext of the document', filter.fulltext('document', 'shop'), ['shop']],
  ['has', filter.has('my.page.body'), ['plans']],
  ['missing', filter.missing('my.page.teaser'), ['plans', 'shop']],
  ['number.lt', filter.numberLessThan('my.page.price', 11), ['about']],
  ['number.gt', filter.numberGreaterThan('my.page.price', 11), ['plans']],
  ['number.inRange', filter.numberInRange('my.page.price', 5, 11), ['about', 'shop']],
  ['date.after a Date', filter.dateAfter('document.first_publication_date', new Date('2026-02-01')), ['plans']],
  ['date.before a text', filter.dateBefore('document.first_publication_date', '2026-01-01'), ['shop']],
  ['date.between', filter.dateBetween('document.last_publication_date', '2026-01-01', '2026-01-31'), ['about']],
  ['date.day-of-month', filter.dateDayOfMonth('document.first_publication_date', 4), ['shop']],
  ['date.day-of-week', filter.dateDayOfWeek('document.first_publication_date', 'Friday'), ['shop']],
  ['date.month-before', filter.dateMonthBefore('document.first_publication_date', 'July'), ['about', 'plans']],
  ['date.month', filter.dateMonth('document.first_publication_date', 2), ['plans']],
  ['date.year', filter.dateYear('document.first_publication_date', 2025), ['shop']],
  ['date.hour-after', filter.dateHourAfter('document.first_publication_date', 9), []],
])('finds by %s', async (_name, written, uids) => {
  expect(await uidsWhere(written)).toEqual(uids)
})

test('finds similar documents, never the one itself', async () => {
  const { id } = await client().getByUID('page', 'about')
  const { results } = await client().get({ filters: [filter.similar(id, 10)] })
  expect(results.map(({ uid }) => uid)).toEqual(['plans', 'shop'])
})

test('a document link matches by the id it leads to', async () => {
  const { id } = await client().getByUID('video', 'pass')
  expect(await uidsWhere(filter.at('my.page.teaser', id))).toEqual(['about'])
})

test('orders by several fields, the empty last', async () => {
  const order = async (field: string, direction: 'asc' | 'desc') =>
    (await client().getByType('page', { orderings: [{ field, direction }, { field: 'my.page.title' }] })).results.map(
      ({ uid }) => uid,
    )
  expect(await order('my.page.price', 'desc')).toEqual(['plans', 'shop', 'about'])
  expect(await order('document.first_publication_date', 'asc')).toEqual(['shop', 'about', 'plans'])
  expect(await order('my.page.teaser', 'desc')).toEqual(['about', 'plans', 'shop'])
})

test('answers in pages with links to the next and the one before', async () => {
  const first = await client().getByType('page', { pageSize: 2 })
  expect(first).toMatchObject({ page: 1, results_per_page: 2, results_size: 2, total_results_size: 3, total_pages: 2 })
  expect(first.prev_page).toBeNull()
  expect(first.next_page).toMatch(/^http:\/\/localhost:4120\/.*[?&]page=2/)
  const second = await client().getByType('page', { pageSize: 2, page: 2 })
  expect(second.results.map(({ uid }) => uid)).toEqual(['shop'])
  expect(second.next_page).toBeNull()
  expect((await client().getByType('page', { pageSize: 500 })).results_per_page).toBe(100)
})

test('sends fields of linked documents along when asked', async () => {
  const plain = fieldsOf(await client().getByUID('page', 'about'))
  expect(plain.teaser).toMatchObject({ link_type: 'Document', type: 'video', uid: 'pass', isBroken: false })
  expect(plain.teaser).not.toHaveProperty('data')
  const about = await client().getByUID('page', 'about', { fetchLinks: ['video.title', 'page.title'] })
  expect(fieldsOf(about).teaser).toHaveProperty('data', { title: 'Pass at dawn' })
})

test('sends those fields alone that are asked for, and all that is no field', async () => {
  const asked = { lang: '*', fetch: ['page.title', 'video.uid'], fetchLinks: 'video.title' }
  const about = await client().getByUID('page', 'about', { ...asked, fetch: ['page.title', 'page.teaser'] })
  expect(Object.keys(about.data).toSorted()).toEqual(['teaser', 'title'])
  expect(fieldsOf(about).teaser).toHaveProperty('data', { title: 'Pass at dawn' })
  const [video] = (await client().getByType('video', asked)).results
  expect(video).toMatchObject({ uid: 'pass', lang: 'en-us', last_publication_date: expect.any(String), data: {} })
})

test('a link leads to English where its own language is missing, and is broken where both are', async () => {
  const { teaser, rest } = fieldsOf(await client().getByUID('page', 'about', { lang: 'de-de' }))
  expect(teaser).toMatchObject({ lang: 'en-us', isBroken: false })
  expect(rest).toMatchObject({ type: 'broken_type', isBroken: true })
})

test('resolves addresses by the client’s routes', async () => {
  const routes = [
    { type: 'page', uid: 'about', path: '/:lang/us' },
    { type: 'page', path: '/:uid' },
    { type: 'video', path: '/:parent?/:uid', resolvers: { parent: 'parent' } },
  ]
  const orderings = { field: 'document.lang' }
  const { results } = await client().getByType('page', { routes, lang: '*', brokenRoute: '/404', orderings })
  expect(results.map(({ url }) => url)).toEqual(['/de-de/us', '/en-us/us', '/plans', '/shop'])
  expect(results[0]?.data).toMatchObject({ teaser: { url: '/pass' }, rest: { url: '/404' } })
})

test.each([
  'at(document.type, "page")',
  '[[at(document.type "page")]]',
  '[[at(document.type, "page)]]',
  '[[near(document.type, "page")]]',
  '[[at(my.pagina.uid, "x")]]',
  '[[any(document.type, "page")]]',
  '[[number.lt(my.page.price, "five")]]',
  '[[date.after(document.first_publication_date, "soon")]]',
  '[[has("x")]]',
  '[[at(document.type, "page")]',
])('refuses %s as a parsing error', async (query) => {
  const ref = (await client().getMasterRef()).ref
  const answer = await request(`/api/v2/documents/search?${new URLSearchParams({ ref, q: query })}`)
  expect(answer.status).toBe(400)
  expect((await problemOf(answer)).type).toBe('parsing-error')
})

test.each([
  ['page', '0'],
  ['pageSize', 'many'],
  ['orderings', 'my.page.title'],
  ['orderings', '[title]'],
  ['routes', '{'],
])('refuses %s=%s', async (name, value) => {
  const ref = (await client().getMasterRef()).ref
  const answer = await request(`/api/v2/documents/search?${new URLSearchParams({ ref, [name]: value })}`)
  expect(answer.status).toBe(400)
})
