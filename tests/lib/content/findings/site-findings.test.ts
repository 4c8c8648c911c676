import { describe, expect, test } from 'vitest'
import type { CheckedDocument } from '@/lib/content/findings/document-findings'
import { siteFindings } from '@/lib/content/findings/site-findings'

const now = new Date('2026-06-01T00:00:00Z')
const models = {
  isSection: (type: string) => type === 'text',
  labelOf: () => undefined,
  optionsOf: () => undefined,
  emptyOf: () => ({ primary: {}, row: {} }),
  isOff: () => false,
  videos: { siteUrl: 'https://site.example', media: [], embeds: ['https://player.vimeo.com/video/'] },
}
const problemsOf = (...documents: CheckedDocument[]) =>
  siteFindings(documents, models, now).flatMap(({ findings }) =>
    findings.map(({ problem, field, subject }) => [problem, field ?? subject]),
  )

const page = (data: Record<string, unknown>, uid = 'a'): CheckedDocument => ({ type: 'page', uid, lang: 'en-us', data })

test('a page without title or sections says so, also in its other zone', () => {
  expect(problemsOf(page({ title: null, body: [], body1: null }))).toEqual([
    ['emptyField', 'Title'],
    ['noSections', undefined],
  ])
  expect(problemsOf(page({ title: 'A', body1: [{ slice_type: 'text', primary: {} }] }))).toEqual([])
})

test('a page at an address of a service that is off says so, one of any other name does not', () => {
  const site = { ...models, isOff: (service: string) => service === 'storefront' }
  const pages = ['shop', 'store', 'plans'].map((uid) => page({ title: 'A', body: [{ slice_type: 'text' }] }, uid))
  expect(siteFindings(pages, site, now)).toMatchObject([
    { document: { uid: 'shop' }, findings: [{ problem: 'offPage', subject: 'storefront' }] },
  ])
  expect(siteFindings(pages, models, now)).toEqual([])
})

test('sections of both zones and fields of the document itself are looked at', () => {
  const image = { url: 'https://images.example/a.png', dimensions: {}, alt: null }
  const sections = [{ slice_type: 'text', primary: { image } }, { slice_type: 'txt' }]
  expect(problemsOf(page({ title: 'A', meta_image: image, body: sections }))).toEqual([
    ['noAlternativeText', 'Meta image'],
    ['noAlternativeText', 'Image'],
    ['unknownSection', 'txt'],
  ])
})

test('structured text that is named like a zone has no sections', () => {
  const body = [{ type: 'paragraph', text: 'A', spans: [] }]
  expect(problemsOf({ type: 'error_page', lang: 'en-us', data: { body } })).toEqual([])
})

describe('a campaign', () => {
  const campaign = (data: Record<string, unknown>, lang = 'en-us'): CheckedDocument => ({
    type: 'campaign_page',
    lang,
    data: { campaign_short_name: 'tour', ...data },
  })
  const stage = (tag: string, lang = 'en-us'): CheckedDocument => ({
    type: 'campaign_stage',
    lang,
    tags: [tag],
    data: { campaign_short_name: 'tour', body: [{ slice_type: 'text' }] },
  })
  const [past, soon, later] = ['2026-05-01T00:00:00+0000', '2026-07-01T00:00:00+0000', '2026-08-01T00:00:00+0000']

  test('needs a document for each stage to come, and for none that is over', () => {
    const dates = { registration_start_time: soon, post_campaign_start_time: later }
    expect(problemsOf(campaign(dates))).toEqual([
      ['missingStage', 'pre-registration'],
      ['missingStage', 'registration'],
      ['missingStage', 'post'],
    ])
    expect(problemsOf(campaign({ ...dates, registration_start_time: past }), stage('registration'))).toEqual([
      ['missingStage', 'post'],
    ])
    expect(problemsOf(campaign({}), stage('pre-registration'))).toEqual([])
  })

  test('has English stages where its language has none, and only its own where it has some', () => {
    const german = campaign({}, 'de-de')
    expect(problemsOf(german, stage('pre-registration'))).toEqual([])
    expect(problemsOf(german, stage('pre-registration', 'fr-fr'))).toEqual([['missingStage', 'pre-registration']])
    expect(problemsOf(german, stage('pre-registration'), stage('post', 'de-de'))).toEqual([
      ['missingStage', 'pre-registration'],
    ])
  })

  test('has its stages in the order of time', () => {
    const dates = { registration_start_time: later, campaign_start_time: soon, post_campaign_start_time: later }
    const stages = ['pre-registration', 'registration', 'post'].map((tag) => stage(tag))
    expect(problemsOf(campaign(dates), ...stages)).toEqual([['dateOrder', 'Campaign start time']])
    expect(problemsOf(campaign({ registration_start_time: soon, post_campaign_start_time: later }), ...stages)).toEqual(
      [],
    )
  })

  test('needs its short name', () => {
    expect(problemsOf(campaign({ campaign_short_name: '' }))).toContainEqual(['emptyField', 'Campaign short name'])
  })
})

test('a video’s own document is looked at as well', () => {
  const video = (url: string): CheckedDocument => ({
    type: 'video',
    uid: 'descents',
    lang: 'de-de',
    data: { title: 'Abfahrten', video_url: { link_type: 'Web', url } },
  })
  expect(problemsOf(video('https://vimeo.com/76979871'))).toEqual([])
  expect(problemsOf(video('https://youtu.be/aqz-KE-bpKQ'))).toEqual([['unplayableVideo', 'Video url']])
})

test('rows for fields that the contact form does not have are told of, wherever they stand [CT-008, SL-form-03]', () => {
  const rows = (...names: (string | null)[]) => names.map((name) => ({ name, form_validation: null }))
  const own: CheckedDocument = {
    type: 'contact_form',
    lang: 'fr-fr',
    data: { fields: rows('email', 'telephone', null) },
  }
  expect(problemsOf(own)).toEqual([['contactField', 'Fields 2, Name']])
})
