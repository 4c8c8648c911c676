import { describe, expect, test, vi } from 'vitest'
import { contentDocument, startSite, type ContentDocument } from '../started-site'

const link = (uid: string, changes = {}) => ({ link_type: 'Document', id: uid, type: 'stage', uid, ...changes })

const scheduler = (uids: string[], campaign_short_name?: string) => ({
  slice_type: 'stage_scheduler',
  primary: { campaign_short_name },
  items: uids.map((uid) => ({ stage: link(uid) })),
})

const details = (uid: string) => ({ slice_type: 'stage_details', primary: { stage: link(uid) }, items: [] })

const campaign = (uid: string, shortName: string, lang = 'en-us') =>
  contentDocument(`page of ${uid} ${lang}`, {
    type: 'campaign_page',
    uid,
    lang,
    data: { campaign_short_name: shortName },
  })

const campaignStage = (shortName: string, body: unknown[], lang = 'en-us') =>
  contentDocument(`stages of ${shortName} ${lang}`, {
    type: 'campaign_stage',
    uid: `${shortName}-progress`,
    lang,
    data: { campaign_short_name: shortName, body },
  })

const stage = (uid: string, body: unknown[] = []) =>
  contentDocument(`stage ${uid}`, { type: 'stage', uid, data: { stageName: uid, body } })

/** Short names in the game, uids of pages and uids of stages all differ. */
const summits = [
  campaign('summits-2030', 'tour'),
  campaignStage('tour', [scheduler(['ridge', 'rim'])]),
  campaign('classics-2030', 'spring'),
  ...['ridge', 'rim', 'lane', 'unlisted'].map((uid) => stage(uid)),
]

type Asked = { locale?: 'en' | 'de'; isDraft?: boolean }

async function ask(
  path: `${string}/${string}`,
  documents: ContentDocument[] = summits,
  { locale = 'en', isDraft = false }: Asked = {},
) {
  const { cache } = startSite({ documents, isDraft, ...(isDraft && { previewCookie: 'draft~ref' }) })
  const { getStageInCampaign } = await import('@/lib/content/campaigns/stage-page')
  const [campaignUid = '', uid = ''] = path.split('/')
  return { cache, ...(await getStageInCampaign(campaignUid, uid, locale)) }
}

test('a stage is found below the uid of its campaign’s page, and knows the campaign by its name in the game [CN-007, EV-062]', async () => {
  expect(await ask('summits-2030/rim')).toMatchObject({
    stage: { uid: 'rim', name: 'rim' },
    campaign: { uid: 'summits-2030', shortName: 'tour' },
  })
})

test.each<[string, `${string}/${string}`, ContentDocument[]]>([
  ['another campaign than its own', 'classics-2030/rim', summits],
  ['a campaign, by its name in the game', 'tour/rim', summits],
  ['a campaign that names it nowhere', 'summits-2030/unlisted', summits],
  ['a campaign without a name in the game', 'nameless-2030/rim', [...summits, campaign('nameless-2030', ' ')]],
  ['a campaign that does not exist', 'nowhere/rim', summits],
  [
    'its campaign, where the stage is not published',
    'summits-2030/gone',
    [...summits, campaignStage('tour', [details('gone')], 'fr-fr')],
  ],
  [
    'a campaign whose link to it is broken',
    'classics-2030/lane',
    [...summits, campaignStage('spring', [{ ...details('x'), primary: { stage: link('lane', { isBroken: true }) } }])],
  ],
  [
    'a campaign that a page names which is switched off',
    'classics-2030/lane',
    [...summits, contentDocument('lab', { data: { body: [scheduler(['lane'], 'spring')], feature_flag: 'winter' } })],
  ],
])('no stage is found below %s [CN-007, EV-033]', async (_, path, documents) => {
  vi.stubEnv('FEATURE_FLAGS', '')
  await expect(ask(path, documents)).rejects.toMatchObject({ name: 'NotFoundError' })
})

test.each<[string, ContentDocument]>([
  ['a stage document in any language', campaignStage('spring', [details('lane')], 'ja-jp')],
  [
    'a section of any page that names the campaign',
    contentDocument('home', { data: { body1: [scheduler(['lane'], 'spring')] } }),
  ],
  ['the stage’s own page', stage('other', [scheduler(['lane'], 'spring')])],
])('a stage is put into a campaign by %s', async (_, document) => {
  const { campaign: found, cache } = await ask('classics-2030/lane', [...summits, document], { locale: 'de' })
  expect(found.shortName).toBe('spring')
  expect(cache.tags).toContain(`doc:${document.id}`)
})

test('a page is no stage, though it has the uid of one', async () => {
  const home = contentDocument('home', { uid: 'rim', data: { body: [scheduler(['lane'])] } })
  await expect(ask('summits-2030/lane', [...summits, home])).rejects.toMatchObject({ name: 'NotFoundError' })
})

test('a campaign that has another name in the game in each language has the stages of that language', async () => {
  const german = [campaign('summits-2030', 'tour-de', 'de-de'), campaignStage('tour-de', [details('lane')], 'de-de')]
  const { campaign: found } = await ask('summits-2030/lane', [...summits, ...german], { locale: 'de' })
  expect(found.shortName).toBe('tour-de')
})

test('a page does not depend on a document whose sections name no stage', async () => {
  const empty = campaignStage('tour', [scheduler([])], 'it-it')
  const { cache } = await ask('summits-2030/rim', [...summits, empty])
  expect(cache.tags).not.toContain(`doc:${empty.id}`)
})

describe('in a preview', () => {
  const lab = (type: string, changes = {}) =>
    contentDocument('lab', { type, uid: 'lab', data: { body: [scheduler(['lane'], 'spring')] }, ...changes })

  test.each<[string, ContentDocument]>([
    ['a campaign’s stage in any language', campaignStage('spring', [details('lane')], 'ja-jp')],
    ['a page', lab('page')],
    ['a page of the academy', lab('academy_page')],
    ['the stage’s own page', lab('stage')],
  ])('a stage is where the drafts put it: by %s', async (_, document) => {
    const { campaign: found } = await ask('classics-2030/lane', [...summits, document], { isDraft: true })
    expect(found.shortName).toBe('spring')
  })

  test('a document that is no page puts a stage nowhere', async () => {
    const documents = [...summits, lab('article')]
    await expect(ask('classics-2030/lane', documents, { isDraft: true })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('what is switched off puts a stage nowhere, and what is switched on does', async () => {
    const body = [scheduler(['lane'], 'spring')]
    const winter = [...summits, lab('page', { data: { body, feature_flag: 'winter' } })]
    vi.stubEnv('FEATURE_FLAGS', '')
    await expect(ask('classics-2030/lane', winter, { isDraft: true })).rejects.toMatchObject({ name: 'NotFoundError' })
    vi.stubEnv('FEATURE_FLAGS', 'winter')
    await expect(ask('classics-2030/lane', winter, { isDraft: true })).resolves.toMatchObject({
      stage: { uid: 'lane' },
    })
  })
})

test('a section on a stage’s page that names no campaign is about each in which the stage is', async () => {
  const others = [stage('first', [scheduler(['first', 'lane'])]), campaignStage('spring', [details('first')])]
  const { campaign: found } = await ask('classics-2030/lane', [...summits, ...others])
  expect(found.shortName).toBe('spring')
  await expect(ask('summits-2030/lane', [...summits, ...others])).rejects.toMatchObject({ name: 'NotFoundError' })
})

test('a section that can’t be read puts no stage anywhere, and takes no other with it', async () => {
  const odd = [null, 7, { slice_type: 'stage_scheduler' }, { slice_type: 'stage_scheduler', primary: 1, items: 'x' }]
  const { stage: found } = await ask('classics-2030/lane', [
    ...summits,
    campaignStage('spring', [...odd, details('lane')]),
  ])
  expect(found.uid).toBe('lane')
})

test.each([
  ['tour', 'summits-2030'],
  ['spring', 'classics-2030'],
  ['nowhere', undefined],
])(
  'the page of the campaign %s in the game is %s, and a page that says so is regenerated with any of them [CN-007]',
  async (shortName, uid) => {
    const { cache } = startSite({
      documents: [
        ...summits,
        { ...campaign('a-copy', 'tour'), first_publication_date: '2029-01-01T00:00:00+0000' },
        { ...campaign('a-draft', 'tour'), first_publication_date: null },
      ],
    })
    const { findCampaignUid } = await import('@/lib/content/campaigns/campaign-page')
    await expect(findCampaignUid(shortName)).resolves.toBe(uid)
    expect(cache.tags).toContain('type:campaign_page')
  },
)
