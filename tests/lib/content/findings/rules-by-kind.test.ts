import { describe, expect, test } from 'vitest'
import { choiceRule } from '@/lib/content/findings/choice-rule'
import { documentFindings, ownFindings } from '@/lib/content/findings/document-findings'
import { offRule } from '@/lib/content/findings/off-rule'
import { missingStages } from '@/lib/content/findings/site-findings'
import { videoRule } from '@/lib/content/findings/video-rule'

const site = {
  isSection: (type: string) => type !== '',
  labelOf: () => undefined,
  optionsOf: () => undefined,
  emptyOf: () => ({ primary: {}, row: {} }),
  isOff: () => false,
  videos: { siteUrl: 'https://site.example', media: [], embeds: ['https://player.vimeo.com/video/'] },
}

const field = (key: string, value: unknown, beside: Record<string, unknown> = {}) => ({
  path: [key],
  key,
  value,
  beside: { [key]: value, ...beside },
})
const web = (url: unknown) => ({ link_type: 'Web', url })

describe('a choice', () => {
  const options: Record<string, string[]> = {
    layout_name: ['slices'],
    form_validation: ['email'],
    name: ['firstName'],
    plan_duration: ['monthly'],
    ghost_nav: ['enabled'],
    title_as: ['h2'],
    label_color: ['dark', 'cream'],
    textColor: ['dark'],
    color_of_page: ['dark'],
    button_color: ['dark'],
  }
  const rule = choiceRule((key) => options[key])

  test.each([
    ['layout_name', 'wide'],
    ['form_validation', 'postcode'],
    ['name', 'telephone'],
    ['plan_duration', 'yearly'],
    ['ghost_nav', 'true'],
    ['ghost_nav', 'false'],
    ['title_as', 'h5'],
    ['textColor', '#fff'],
    ['color_name', 'anything'],
  ])('of %s may be “%s”, which another rule looks at or a reader knows', (key, value) => {
    expect(rule(field(key, value))).toBeUndefined()
  })

  test('of a colour may be a hex value where an option is none that buttons have', () => {
    expect(rule(field('label_color', '#fff'))).toBeUndefined()
    expect(rule(field('button_color', '#fff'))).toEqual({ problem: 'unknownColour', subject: '#fff' })
  })

  test('whose name only begins with a colour is no colour', () => {
    expect(rule(field('color_of_page', '#fff'))).toEqual({ problem: 'unknownChoice', subject: '#fff' })
  })

  test.each(['plan_duration', 'ghost_nav', 'title_as'])('of %s names the value that no reader knows', (key) => {
    expect(rule(field(key, ' odd '))).toEqual({ problem: 'unknownChoice', subject: 'odd' })
  })
})

describe('a document', () => {
  test('of another type than a page has no address of a service', () => {
    const off = { ...site, isOff: (service: string) => service === 'storefront' }
    const shop = { uid: 'shop', lang: 'en-us', data: { title: 'A', body: [{ slice_type: 'text' }] } }
    expect(ownFindings({ type: 'page', ...shop }, off)).toEqual([{ problem: 'offPage', subject: 'storefront' }])
    expect(ownFindings({ type: 'academy_page', ...shop }, off)).toEqual([])
    expect(ownFindings({ type: 'page', ...shop, uid: null }, off)).toEqual([])
  })

  const dates = {
    campaign_short_name: 'tour',
    registration_start_time: '2026-03-09T00:00:00+0000',
    event_signup_start_time: '2026-03-08T00:00:00+0000',
    campaign_start_time: '2026-03-08T00:00:00+0000',
    post_campaign_start_time: '2026-03-07T00:00:00+0000',
  }

  test('of a campaign names each stage that begins before the one before it', () => {
    expect(ownFindings({ type: 'campaign_page', lang: 'en-us', data: dates }, site)).toEqual([
      { problem: 'dateOrder', field: 'Event signup start time' },
      { problem: 'dateOrder', field: 'Post campaign start time' },
    ])
    expect(ownFindings({ type: 'stage', lang: 'en-us', data: dates }, site)).toEqual([])
  })

  test('counts its sections over both zones, and one without a type is a section', () => {
    const zones = { body: [{ slice_type: 'text' }, 'no section'], body1: [{ primary: {} }] }
    const found = documentFindings({ type: 'page', lang: 'en-us', data: { title: 'A', ...zones } }, site)
    expect(found).toEqual([{ problem: 'unknownSection', section: { type: '', position: 2 }, subject: undefined }])
  })
})

test.each([
  [web('https://site.example/de/shop'), '/de/shop'],
  [{ link_type: 'Document', type: 'page', uid: 'shop' }, '/shop'],
  [{ link_type: 'Document', type: 'article', uid: 'shop' }, undefined],
  [{ link_type: 'Document', type: 'page', uid: 7 }, undefined],
  [web('https://'), undefined],
  [web(7), undefined],
  [{ type: 'page', uid: 'shop' }, undefined],
  ['/shop', undefined],
])('the field %j leads to a page of the service that is off: %s', (value, subject) => {
  const rule = offRule({ ...site, isOff: (service) => service === 'storefront' })
  expect(rule(field('url', value))).toEqual(subject === undefined ? undefined : { problem: 'offLink', subject })
})

describe('a video', () => {
  const problemOf = (key: string, value: unknown, beside = {}) =>
    videoRule(site.videos)(field(key, value, beside))?.problem
  const file = 'https://files.example/a.mp4'

  test.each([
    ['video_url_label', file],
    ['video_embedded', file],
    ['myvideourl', ' '],
  ])('is not in %s: %j', (key, value) => {
    expect(problemOf(key, value)).toBeUndefined()
  })

  test.each(['videourl', 'introVideoUrl', 'video_embed'])('is in %s', (key) => {
    expect(problemOf(key, file)).toBe('unplayableVideo')
  })

  test.each([
    [{ eventTrigger: ' Play-Video ' }, 'unplayableVideo'],
    [{ button_event: 'play_video' }, 'unplayableVideo'],
    [{ button_event: 'play   video' }, 'unplayableVideo'],
    [{ button_event: 'replay video' }, undefined],
    [{ button_event: 'play video later' }, undefined],
    [{ button_event: 7 }, undefined],
    [{ event_name: 'play_video' }, undefined],
  ])('is what a button beside %j leads to: %s', (beside, problem) => {
    expect(problemOf('button_url', file, beside)).toBe(problem)
    expect(problemOf('button_urls', file, beside)).toBeUndefined()
  })

  test.each([
    ['an address with spaces around it', ` ${file} `, file],
    ['a link with spaces around it', web(` ${file} `), file],
    ['a document', { link_type: 'Document', id: 'X1', url: ' ', uid: ' films ' }, 'films'],
    ['an address in capitals', web('HTTPS://files.example/a.mp4'), 'HTTPS://files.example/a.mp4'],
  ])('is named as it was written, without spaces: %s', (_, value, subject) => {
    expect(videoRule(site.videos)(field('video_url', value))).toEqual({ problem: 'unplayableVideo', subject })
  })
})

describe('stages of a campaign', () => {
  const now = new Date('2026-06-01T00:00:00Z')
  const missing = (data: Record<string, unknown>) => missingStages(data, [{}], now).map(({ subject }) => subject)

  test('that never begin need no document, and one that ends just now none either', () => {
    expect(missing({ registration_start_time: '2026-06-01T00:00:00+0000' })).toEqual(['registration'])
    expect(missing({ post_campaign_start_time: '2026-07-01T00:00:00+0000' })).toEqual(['pre-registration', 'post'])
    expect(
      missing({
        registration_start_time: '2026-05-01T00:00:00+0000',
        post_campaign_start_time: '2026-05-20T00:00:00+0000',
      }),
    ).toEqual(['post'])
  })
})
