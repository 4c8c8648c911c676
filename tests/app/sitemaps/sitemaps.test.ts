import { expect, test, vi } from 'vitest'
import { CLIENT_HEADER } from '@/lib/core/server/rate-limit/client-address'
import { rateLimits } from '@/lib/core/limits'
import { contentDocument, type ContentDocument, startSite } from '../../lib/content/started-site'

vi.mock('@/lib/services/articles/client', () => ({ listArticleCards: vi.fn(async () => ({ rows: [], received: 0 })) }))
vi.mock('@/lib/services/game/events', () => ({ searchPublicEvents: vi.fn(async () => ({ events: [] })) }))

const page = (uid: string, lang = 'en-us') =>
  contentDocument(`${uid} ${lang}`, { uid, lang, data: { body: [{ slice_type: 'text', primary: {} }] } })

/** A site with these documents, and a way to ask it for its sitemaps as somebody. */
async function started(documents: ContentDocument[]) {
  const site = startSite({ documents })
  const { GET } = await import('@/app/sitemaps/[file]/route')
  const ask = (file: string, headers: Record<string, string> = {}) =>
    GET(
      new Request(`http://localhost:3000/sitemaps/${file}`, { headers: { [CLIENT_HEADER]: '192.0.2.1', ...headers } }),
      {
        params: Promise.resolve({ file }),
      },
    )
  return { ...site, ask, from: (client: number) => ({ [CLIENT_HEADER]: `192.0.2.${client}` }) }
}

/** Publishes other documents; the site has been told. */
async function publish(
  service: { documents: ContentDocument[]; ref: string },
  documents: ContentDocument[],
  ref: string,
) {
  Object.assign(service, { documents, ref })
  await (await import('@/lib/content/api/repository')).fetchMasterRef()
}

test('four hundred who ask at once get the same bytes, which were made of one reading', async () => {
  const { ask, from, searches } = await started([page('about'), page('about', 'de-de')])
  const files = ['en.xml', 'de.xml']
  const asked = Array.from({ length: 400 }, (_, number) => ask(files[number % 2] ?? '', from(number % 200)))
  const answers = await Promise.all(asked)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(2)
  expect(searches()).toHaveLength(3)
})

test('who has a sitemap is told so, until something is published', async () => {
  const { ask, service } = await started([page('about')])
  const first = await ask('en.xml')
  expect(first.headers.get('cache-control')).toBe('public, max-age=600')
  expect(first.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const tag = first.headers.get('etag') ?? ''
  const known = await ask('en.xml', { 'if-none-match': `W/${tag}` })
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', tag])
  expect(known.headers.get('cache-control')).toBe('public, max-age=600')
  await publish(service, [page('about'), page('team')], 'ref-2')
  const anew = await ask('en.xml', { 'if-none-match': tag })
  expect(anew.status).toBe(200)
  expect(await anew.text()).toContain('/team</loc>')
})

test('a page that operators switch on or off comes and goes, though nothing is published [PB-018]', async () => {
  const winter = page('winter-lab')
  winter.data.feature_flag = 'winter'
  const { ask } = await started([winter])
  const { adoptSwitches } = await import('@/lib/core/server/switches')
  const isListed = async () => (await (await ask('en.xml')).text()).includes('/winter-lab</loc>')
  expect(await isListed()).toBe(false)
  adoptSwitches({ version: 1, flags: { winter: true } })
  expect(await isListed()).toBe(true)
  adoptSwitches({ version: 2, flags: { winter: false } })
  expect(await isListed()).toBe(false)
})

test('a page is listed with its pictures, and a video’s page with its video', async () => {
  const { env } = await import('@/lib/core/server/env')
  const [media = ''] = env.MEDIA_ORIGINS
  const picture = (name: string) => ({ url: `${media}/${name}.jpg?a=1&b=2`, dimensions: { width: 8, height: 6 } })
  const strip = { slice_type: 'video_category_strip', primary: { category_uid: 'climbs' } }
  const listed = (uid: string) => ({ video: { link_type: 'Document', id: uid, type: 'video', uid } })
  const video = (uid: string, url: string, description = 'How to & why') =>
    contentDocument(uid, {
      type: 'video',
      uid,
      data: { title: `Video ${uid}`, description, thumbnail: picture(uid), video_url: { link_type: 'Web', url } },
    })
  const { ask } = await started([
    contentDocument('ride', {
      uid: 'ride',
      data: { body: [strip, { slice_type: 'hero', primary: { image: picture('hero') } }] },
    }),
    contentDocument('climbs', {
      type: 'video_category',
      uid: 'climbs',
      data: { category_videos: [listed('hosted'), listed('filed')] },
    }),
    video('hosted', 'youtube.com/watch?v=aaaaaaaaaaa'),
    video('filed', `${media}/film.mp4`, ''),
  ])
  const xml = await (await ask('en.xml')).text()
  const entryOf = (path: string) => new RegExp(`<url><loc>[^<]*${path}</loc>.*?</url>`, 's').exec(xml)?.[0]
  expect(entryOf('/ride')).toContain(`<image:image><image:loc>${media}/hero.jpg?a=1&amp;b=2</image:loc></image:image>`)
  expect(entryOf('/climbs/hosted')).toContain(
    `<video:video><video:thumbnail_loc>${media}/hosted.jpg?a=1&amp;b=2</video:thumbnail_loc><video:title>Video hosted</video:title>` +
      '<video:description>How to &amp; why</video:description><video:player_loc>https://www.youtube.com/embed/aaaaaaaaaaa</video:player_loc></video:video>',
  )
  expect(entryOf('/climbs/filed')).toContain(
    `<video:description>Video filed</video:description><video:content_loc>${media}/film.mp4</video:content_loc>`,
  )
})

test('pictures whose sizes the site makes are named where it shows them', async () => {
  vi.stubEnv('PICTURE_SIZES', 'own')
  const { env } = await import('@/lib/core/server/env')
  const picture = { url: `${env.MEDIA_ORIGINS[0]}/hero.jpg?fp-x=0.2`, dimensions: { width: 8, height: 6 } }
  const { ask } = await started([
    contentDocument('ride', {
      uid: 'ride',
      data: { body: [{ slice_type: 'hero', primary: { image: picture } }] },
    }),
  ])
  const xml = await (await ask('en.xml')).text()
  const [, named = ''] = /<image:loc>([^<]*)</.exec(xml) ?? []
  const { originalOf } = await import('@/lib/core/server/pictures/own-address')
  const { origin, pathname } = new URL(named)
  expect([origin, originalOf(pathname.split('/').at(-1) ?? '')?.href]).toEqual([env.SITE_URL, picture.url])
})

test('an outage leaves what was there before', async () => {
  const { ask, service, settled } = await started([page('about')])
  const before = await (await ask('en.xml')).text()
  service.broken = 'unreachable'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await (await settled(ask('en.xml'))).text()).toBe(before)
  await expect(settled(publish(service, [], 'ref-2'))).rejects.toMatchObject({ name: 'UpstreamError' })
  expect(await (await settled(ask('en.xml'))).text()).toBe(before)
})

test('the news are asked for once in a while', async () => {
  const { ask } = await started([])
  const { listArticleCards } = await import('@/lib/services/articles/client')
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('news.xml')))
  expect(await answers[0]?.text()).toContain('/news</loc>')
  expect(listArticleCards).toHaveBeenCalledTimes(1)
})

test('one client reads them so often and no more, another as often', async () => {
  const { ask, from } = await started([page('about')])
  for (let tries = 0; tries < rateLimits.sitemaps.tries; tries += 1) expect((await ask('en.xml')).status).toBe(200)
  const refused = await ask('en.xml')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('en.xml', from(2))).status).toBe(200)
})

test.each(['xx.xml', 'xx-xx.xml', 'en', 'en.txt', 'news.xml.gz', '../en.xml', 'en-1.xml', 'en-2.xml', '__proto__.xml'])(
  'there is no sitemap %s',
  async (file) => {
    const { ask } = await started([])
    expect((await ask(file)).status).toBe(404)
  },
)
