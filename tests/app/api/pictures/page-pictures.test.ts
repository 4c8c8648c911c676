import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { GET as getArticlePicture } from '@/app/api/pictures/news/[id]/[locale]/route'
import { articlePictureOf, campaignPictureOf, plansPictureOf, sitePictureOf } from '@/app/api/pictures/page-pictures'
import { GET as getSitePicture } from '@/app/api/pictures/site/[locale]/route'
import type { CampaignPage } from '@/lib/content/campaigns/campaign-page'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { contentDocument, startSite } from '../../../lib/content/started-site'
import { plansOf } from '../../../lib/support/plans'
import { requestTo } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'

const plans = vi.hoisted(() => ({ findCountryPlans: vi.fn<(country: string) => Promise<unknown>>() }))
vi.mock('@/lib/domains/memberships/server', () => plans)

beforeEach(() => {
  forgetProcessState()
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
})

const article = { id: '7', title: 'Winter base', postName: 'winter-base', publishedAt: '2026-02-01T08:00:00Z' }

test('a page without a picture of its own is shared with the site’s, as social networks show it', async () => {
  stubUpstream(() => new Response('', { status: 404 }))
  const answer = await getSitePicture(requestTo('/api/pictures/site/de'), { params: Promise.resolve({ locale: 'de' }) })
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=300/)
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
})

test('pictures are in English where the fonts lack a language’s letters', async () => {
  expect(await sitePictureOf('ja')).toEqual(await sitePictureOf('en'))
  expect(await articlePictureOf(article, 'ja')).toMatchObject({ line: 'February 1, 2026' })
})

test('the picture of the plans says what they cost in the language’s own country', async () => {
  plans.findCountryPlans.mockImplementation(async (country) => plansOf(country, { currency: 'EUR' }))
  expect(await plansPictureOf('de')).toMatchObject({ line: '179,99 € per year · 17,99 € per month' })
  plans.findCountryPlans.mockResolvedValue(undefined)
  expect((await plansPictureOf('en')).line).toContain('by the month or by the year')
})

test('the picture of an article has its title and day', async () => {
  expect(await articlePictureOf(article, 'fr')).toMatchObject({ title: 'Winter base', line: '1 février 2026' })
  expect(await articlePictureOf({ ...article, title: '冬の基礎' }, 'ja')).toMatchObject({ title: 'News' })
})

test.each(['7-winter-base', '007', 'seven', '1e1'])(
  'there is no picture of article %j, and nobody is asked',
  async (id) => {
    const asked = stubUpstream(() => new Response('', { status: 404 }))
    const params = Promise.resolve({ id, locale: 'en' })
    expect((await getArticlePicture(requestTo('/api/pictures/news/x/en'), { params })).status).toBe(404)
    expect(asked).toEqual([])
  },
)

test('the picture of a campaign says what its page says', () => {
  const page: Pick<CampaignPage, 'title' | 'shortName' | 'description'> = {
    title: 'The Tour 🚵',
    shortName: 'tour',
    description: 'Three passes.',
  }
  expect(campaignPictureOf(page)).toEqual({ title: 'The Tour', line: 'Three passes.', product: env.PRODUCT_NAME })
  expect(campaignPictureOf({ ...page, title: undefined, description: undefined })).toMatchObject({
    title: 'tour',
    line: undefined,
  })
})

test('a campaign that isn’t published has no picture, and neither has a draft, which others would keep', async () => {
  const tour = contentDocument('tour', { type: 'campaign_page', uid: 'tour', data: { meta_title: 'The Tour' } })
  const statusOf = async (uid: string, isDraft: boolean) => {
    const { settled } = startSite({ documents: [tour], isDraft })
    const { GET } = await import('@/app/api/pictures/campaigns/[uid]/[locale]/route')
    const params = Promise.resolve({ uid, locale: 'en' })
    return (await settled(GET(requestTo('/api/pictures/campaigns/x/en'), { params }))).status
  }
  expect(await statusOf('nowhere', false)).toBe(404)
  expect(await statusOf('tour', true)).toBe(404)
})
