import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { stubUpstream } from '../lib/support/upstream'
import { sectionElement, sectionHtml } from './render-section'

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue())

const OFFSET = 72_769_263

const items = (...ids: unknown[]) => ids.map((id) => ({ article_id: id }))

const cards = (...ids: unknown[]) =>
  sectionElement('community_cards', { primary: { title: 'Stories' }, items: items(...ids) })

const idOf = ({ url }: Request) => Number(Buffer.from(url.split('/').at(-1) ?? '', 'base64url').toString()) - OFFSET

/** Any article, under the id it is asked for. */
const anyArticle = (request: Request) => {
  const id = idOf(request)
  return Response.json({
    ID: id,
    post_date: '2026-02-01T08:00:00Z',
    post_name: `story-${id}`,
    post_title: `Story number ${id}`,
    thumbnail_url: `${env.MEDIA_ORIGINS[0]}/media/scenes/harbour.png`,
  })
}

test('shows the named articles as cards, in their order [SL-community_cards-01]', async () => {
  stubUpstream(anyArticle)
  const element = await cards('8', '7-some-old-name', 9)
  expect(element.querySelector('h2')).toHaveTextContent('Stories')
  expect([...element.querySelectorAll('h3')].map((title) => title.textContent)).toEqual([
    'Story number 8',
    'Story number 7',
    'Story number 9',
  ])
})

test('asks for an article by its encoded number, without payload [CD-002, CD-003, CD-004]', async () => {
  const asked = stubUpstream(anyArticle)
  await cards('7-some-old-name')
  expect(asked.map(({ url, method, body }) => ({ url, method, body }))).toEqual([
    { url: `${env.ARTICLES_API_URL}/article_cards/${btoa('72769270').replaceAll('=', '')}`, method: 'GET', body: null },
  ])
})

test("a card has its article's picture, day, title and page [CD-001, CN-004]", async () => {
  stubUpstream(anyArticle)
  const element = await cards('7')
  expect(element.querySelector('img')?.src).toContain('/media/scenes/harbour.png')
  expect(element.querySelector('article')).toHaveTextContent(/February 1, 2026.*Story number 7/)
  expect(element.querySelectorAll('a')).toHaveLength(1)
  expect(element.querySelector('a')).toHaveAttribute('href', '/news/7-story-7')
})

test('leads to the page in the language of the site', async () => {
  stubUpstream(anyArticle)
  const html = await sectionHtml('community_cards', { items: items('7') }, { locale: 'ja' })
  expect(html).toContain('href="/ja/news/7-story-7"')
  expect(html).toContain('2026年2月1日')
})

test('asks for all articles at the same time', async () => {
  const gate = Promise.withResolvers<undefined>()
  const asked = stubUpstream(async (request) => {
    await gate.promise
    return anyArticle(request)
  })
  const drawing = cards('7', '8', '9')
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  gate.resolve(undefined)
  expect((await drawing).querySelectorAll('article')).toHaveLength(3)
})

const untilAborted = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))

test.each([
  ['is slow', untilAborted],
  ['fails', () => new Response('', { status: 500 })],
  ['is malformed', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
  ['is of another shape', () => Response.json({ ID: 8 })],
  ['is missing', () => new Response('', { status: 404 })],
])(
  'an article whose answer %s is a placeholder, the others stay, and the log says so [CD-006, CD-007, CN-024]',
  async (_, fault) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
    stubUpstream((request) => (idOf(request) === 8 ? fault(request) : anyArticle(request)))
    const drawing = cards('7', '8')
    await vi.advanceTimersByTimeAsync(env.UPSTREAM_DEADLINE_MS)
    const [good, placeholder] = (await drawing).querySelectorAll('article')
    vi.useRealTimers()
    expect(good).toHaveTextContent('Story number 7')
    expect(placeholder?.querySelector('h3')).toHaveTextContent(/^Article$/)
    expect(placeholder?.querySelector('time')).toHaveAttribute('datetime', '2020-01-01T00:00:00Z')
    expect(placeholder?.querySelector('a')).toBeNull()
    const details: unknown = expect.objectContaining({ articleId: '8' })
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(details, 'article card shows the placeholder')
  },
)

test('moves on every 4 seconds, from the first card 750 ms sooner [PB-046]', async () => {
  stubUpstream(anyArticle)
  const options = (await cards('7', '8')).querySelector<HTMLElement>('[data-carousel]')?.dataset.carousel ?? ''
  expect(JSON.parse(options)).toEqual({ transition: 'slide', auto: { firstShorterMs: 750 } })
})

test('rows without an id are dropped, and without any nothing shows [PB-034, PB-035]', async () => {
  const asked = stubUpstream(anyArticle)
  expect(await sectionHtml('community_cards', { primary: { title: 'Stories' }, items: items(null, ' ', {}) })).toBe('')
  expect(await sectionHtml('community_cards')).toBe('')
  expect(asked).toEqual([])
  expect((await cards('', '7')).querySelectorAll('article')).toHaveLength(1)
})

test('without a title it has one of the site', async () => {
  stubUpstream(anyArticle)
  const element = await sectionElement('community_cards', { items: items('7') })
  expect(element.querySelector('h2')).toHaveTextContent('From the community')
})
