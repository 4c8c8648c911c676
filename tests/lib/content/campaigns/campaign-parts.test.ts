import { expect, test, vi } from 'vitest'
import { byAge } from '@/lib/content/campaigns/campaign-uid'
import { linkedStageUid } from '@/lib/content/campaigns/stage-places'
import { contentDocument, startSite } from '../started-site'

test('of two pages of a campaign the older counts, a draft last, and of two as old the first by name', () => {
  const page = (uid: string, first_publication_date: string | null) => ({ uid, first_publication_date })
  const pages = [page('draft', null), page('b', '2026-02-01'), page('new', '2026-03-01'), page('a', '2026-02-01')]
  expect(pages.toSorted(byAge).map(({ uid }) => uid)).toEqual(['a', 'b', 'new', 'draft'])
  expect(
    pages
      .toReversed()
      .toSorted(byAge)
      .map(({ uid }) => uid),
  ).toEqual(['a', 'b', 'new', 'draft'])
  expect(byAge(page('a', null), page('a', null))).toBe(0)
})

test.each([
  [{ type: 'stage', uid: 'one' }, 'one'],
  [{ type: 'stage', uid: 'one', isBroken: false }, 'one'],
  [{ type: 'stage', uid: 'one', isBroken: true }, undefined],
  [{ type: 'stage', uid: ' ' }, undefined],
  [{ type: 'stage' }, undefined],
  [{ type: 'page', uid: 'one' }, undefined],
  [{ uid: 'one' }, undefined],
  [null, undefined],
  ['stage', undefined],
])('the field %j names the stage %s', (field, uid) => {
  expect(linkedStageUid(field)).toBe(uid)
})

const campaign = (uid: string, registration: string, lang = 'en-us') =>
  contentDocument(`${uid} ${lang}`, {
    type: 'campaign_page',
    uid,
    lang,
    data: { registration_start_time: registration },
  })

async function schedules(documents: ReturnType<typeof contentDocument>[]) {
  const site = startSite({ documents })
  const { campaignSchedule, keepCampaignSchedule } = await import('@/lib/content/campaigns/campaign-schedule')
  const repository = await import('@/lib/content/api/repository')
  const { log } = await import('@/lib/core/server/log')
  vi.spyOn(log, 'warn').mockReturnValue()
  return { site, campaignSchedule, keepCampaignSchedule, repository }
}

test('a campaign’s dates are those of the visitor’s language, of the default one, or missing', async () => {
  const { campaignSchedule } = await schedules([
    campaign('tour', '2030-01-01T00:00:00+0000'),
    campaign('tour', '2030-02-01T00:00:00+0000', 'de-de'),
  ])
  const [english, german, french] = await Promise.all(
    (['en', 'de', 'fr'] as const).map((locale) => campaignSchedule('tour', locale)),
  )
  expect(english).toMatchObject({ registration: '2030-01-01T00:00:00.000Z' })
  expect(german).toMatchObject({ registration: '2030-02-01T00:00:00.000Z' })
  expect(french).toEqual(english)
  await expect(campaignSchedule('other', 'en')).resolves.toBe('missing')
})

test('only the page of a campaign has its dates', async () => {
  const { campaignSchedule } = await schedules([contentDocument('a', { type: 'page', uid: 'tour' })])
  await expect(campaignSchedule('tour', 'en')).resolves.toBe('missing')
})

test('in an outage the dates that are known serve, at once, and whoever keeps them goes on', async () => {
  const { site, campaignSchedule, keepCampaignSchedule, repository } = await schedules([
    campaign('tour', '2030-01-01T00:00:00+0000'),
  ])
  await keepCampaignSchedule('tour')
  const asked = site.searches().length
  const known = await campaignSchedule('tour', 'en')
  expect([known === 'missing', site.searches().length]).toEqual([false, asked])
  site.service.ref = 'ref-2'
  await repository.fetchMasterRef()
  site.service.broken = 'unreachable'
  await expect(site.settled(campaignSchedule('tour', 'en'))).resolves.toEqual(known)
  await expect(site.settled(keepCampaignSchedule('tour'))).resolves.toBeUndefined()
  await expect(site.settled(campaignSchedule('tour', 'en'))).resolves.toEqual(known)
})

test('two campaigns whose dates are asked for together have each their own after a publish', async () => {
  const { site, campaignSchedule, repository } = await schedules([
    campaign('tour', '2030-01-01T00:00:00+0000'),
    campaign('quest', '2030-02-01T00:00:00+0000'),
  ])
  for (const uid of ['tour', 'quest']) await campaignSchedule(uid, 'en')
  const documents = [campaign('tour', '2031-01-01T00:00:00+0000'), campaign('quest', '2031-02-01T00:00:00+0000')]
  Object.assign(site.service, { ref: 'ref-2', documents })
  await repository.fetchMasterRef()
  const [tour, quest] = await Promise.all(['tour', 'quest'].map((uid) => campaignSchedule(uid, 'en')))
  expect(tour).toMatchObject({ registration: '2031-01-01T00:00:00.000Z' })
  expect(quest).toMatchObject({ registration: '2031-02-01T00:00:00.000Z' })
})

test('dates that were never read are no dates in an outage', async () => {
  const { site, campaignSchedule } = await schedules([])
  site.service.broken = 'unreachable'
  await expect(site.settled(campaignSchedule('tour', 'en'))).rejects.toMatchObject({ name: 'UpstreamError' })
})
