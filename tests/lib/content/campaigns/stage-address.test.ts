import { expect, test } from 'vitest'
import { contentDocument, startSite } from '../started-site'

const stageLink = (uid: string) => ({ link_type: 'Document', id: uid, type: 'stage', uid, lang: 'en-us' })

const campaign = (uid: string, shortName: string, first_publication_date: string) =>
  contentDocument(uid, { type: 'campaign_page', uid, first_publication_date, data: { campaign_short_name: shortName } })

const progress = (shortName: string, stageUid: string) =>
  contentDocument(`progress of ${shortName}`, {
    type: 'campaign_stage',
    uid: `${shortName}-progress`,
    data: {
      campaign_short_name: shortName,
      body: [{ slice_type: 'stage_details', primary: { stage: stageLink(stageUid) }, items: [] }],
    },
  })

async function addressOf(uid: string, stageUrl?: unknown, locale: 'en' | 'it' = 'en') {
  const { cache } = startSite({
    documents: [
      campaign('again-2031', 'late', '2031-01-01T00:00:00+0000'),
      campaign('summits-2030', 'tour', '2030-01-01T00:00:00+0000'),
      progress('late', 'ridge'),
      progress('tour', 'ridge'),
      ...['ridge', 'alone'].map((each) => contentDocument(each, { type: 'stage', uid: each, data: { stageUrl } })),
    ],
  })
  const { getStageAddress } = await import('@/lib/content/campaigns/stage-address')
  return { cache, ...(await getStageAddress(uid, locale)) }
}

test('a stage is found by its uid alone: below the oldest campaign that it is in [CN-007]', async () => {
  expect(await addressOf('ridge', undefined, 'it')).toMatchObject({
    own: '/it/campaigns/summits-2030/stages/ridge',
    elsewhere: undefined,
  })
})

test('one that is in no campaign has no page of its own, and one that nobody wrote none at all [CN-007]', async () => {
  expect(await addressOf('alone')).toMatchObject({ own: undefined, elsewhere: undefined, stage: { uid: 'alone' } })
  await expect(addressOf('nowhere')).rejects.toMatchObject({ name: 'NotFoundError' })
})

test.each([
  ['a page of the site', { link_type: 'Web', url: '/routes' }, '/it/routes'],
  ['another site', { link_type: 'Web', url: 'https://other.test/ridge' }, 'https://other.test/ridge'],
  ['a site that encrypts nothing', { link_type: 'Web', url: 'http://other.test/ridge' }, 'http://other.test/ridge'],
  ['an e-mail address', { link_type: 'Web', url: 'mailto:ridge@other.test' }, undefined],
  ['a place on whatever page', { link_type: 'Web', url: '#ridge' }, undefined],
  ['its own document, which would lead here again', stageLink('ridge'), undefined],
  ['another stage’s document, which may lead back', stageLink('alone'), undefined],
  ['the same, as an address', { link_type: 'Web', url: 'http://localhost:3000/de/stages/ridge' }, undefined],
])('its editors may have it shown elsewhere: %s', async (_, stageUrl, elsewhere) => {
  expect((await addressOf('ridge', stageUrl, 'it')).elsewhere).toBe(elsewhere)
})

test('what leads to it is regenerated when any page changes that may put it elsewhere', async () => {
  const { cache } = await addressOf('ridge')
  const kinds = ['academy_page', 'campaign_page', 'campaign_stage', 'page', 'stage']
  expect(cache.tags).toEqual(expect.arrayContaining(kinds.map((kind) => `type:${kind}`)))
})
