import { describe, expect, test } from 'vitest'
import { choiceRule } from '@/lib/content/findings/choice-rule'
import { ownFindings, type CheckedDocument } from '@/lib/content/findings/document-findings'
import { redirectFindings } from '@/lib/content/findings/redirect-findings'
import { siteFindings } from '@/lib/content/findings/site-findings'
import { videoRule } from '@/lib/content/findings/video-rule'

const site = {
  isSection: () => true,
  labelOf: () => undefined,
  optionsOf: () => undefined,
  emptyOf: () => ({ primary: {}, row: {} }),
  isOff: () => false,
  videos: { siteUrl: 'https://site.example', media: [], embeds: ['https://player.vimeo.com/video/'] },
}

describe('a choice', () => {
  const options: Record<string, string[]> = {
    collections_per_row: ['2', '3'],
    button_type: ['primary'],
    size: ['large'],
    text_inset: ['Left'],
    title_as: ['h2'],
    button_color: ['primary', 'dark'],
    text_color: ['dark'],
  }
  const rule = choiceRule((field) => options[field])
  const problem = (key: string, value: unknown) => rule({ key, value } as Parameters<typeof rule>[0])?.problem

  test.each([
    ['size', 'LARGE', undefined],
    ['size', '7', 'unknownChoice'],
    ['size', 'dark', 'unknownChoice'],
    ['size', '', undefined],
    ['collections_per_row', '7', undefined],
    ['collections_per_row', 'many', 'unknownChoice'],
    ['collections_per_row', 'dark', 'unknownChoice'],
    ['button_type', 'dark', undefined],
    ['button_type', 'orange', undefined],
    ['button_type', '7', 'unknownChoice'],
    ['title_as', 'h6', undefined],
    ['title_as', 'h7', 'unknownChoice'],
    ['text_inset', 'Left', undefined],
    ['text_inset', 'left', 'unknownChoice'],
    ['button_color', 'black', undefined],
    ['button_color', '#fff', 'unknownColour'],
    ['text_color', '#fff', undefined],
    ['text_colour', 'cream', undefined],
    ['text_colour', 'creamy', 'unknownColour'],
    ['layout_name', 'anything', undefined],
    ['form_validation', 'anything', undefined],
    ['title', 'anything', undefined],
  ])('of %s may be “%s”, or not: %s', (key, value, named) => {
    expect(problem(key, value)).toBe(named)
  })
})

test.each([
  ['page', 'Title', true],
  ['academy_page', 'Title', true],
  ['campaign_page', 'Campaign short name', false],
  ['campaign_stage', 'Campaign short name', true],
  ['stage', undefined, false],
])('a document of the type %s needs %s', (type, field, needsSections) => {
  const found = ownFindings({ type, lang: 'en-us', data: {} }, site)
  expect(found).toEqual([
    ...(field === undefined ? [] : [{ problem: 'emptyField', field }]),
    ...(needsSections ? [{ problem: 'noSections' }] : []),
  ])
})

test.each([
  ['video_url', 'https://files.example/a.mp4', 'unplayableVideo'],
  ['videoEmbed', 'ftp://files.example/a.mp4', 'unplayableVideo'],
  ['video_url', { url: 'ftp://files.example/a.mp4' }, undefined],
  ['video_url', { url: 'x1+.-:a' }, undefined],
  ['video_url', { url: 'https://files.example/a.mp4', isBroken: true }, undefined],
  ['video_url', { url: ' ', uid: 'somewhere' }, 'unplayableVideo'],
  ['video_url', { url: 7 }, undefined],
  ['video_url', 'https://player.vimeo.com/video/1', undefined],
  ['background_video_url', 'https://player.vimeo.com/video/1', 'playerAsBackground'],
  ['picture_url', 'https://files.example/a.mp4', undefined],
])('in %s the address %j is a video, or none that plays: %s', (key, value, problem) => {
  expect(videoRule(site.videos)({ key, value, beside: {} } as never)?.problem).toBe(problem)
})

test('a redirect of a table is named by its row, and one of its own by nothing', () => {
  const table = {
    type: 'redirects',
    lang: 'en-us',
    data: { rows: [{ from: '/a', to: '/b' }, { from: '/A', to: '/c' }, { to: '/d' }] },
  }
  const own = { type: 'redirect', lang: 'en-us', data: { from: '/a', to: '/e' } }
  const found = redirectFindings<CheckedDocument>([table, own], site)
  expect(found.get(table)).toEqual([
    { problem: 'redirectTwice', field: 'Rows 2, From', subject: '/A' },
    { problem: 'emptyField', field: 'Rows 3, From', subject: undefined },
  ])
  expect(found.get(own)).toEqual([{ problem: 'redirectTwice', subject: '/a' }])
})

test('where nobody says which pages there are, a folder may lead to one inside it', () => {
  const redirect = (from: string, to: string) => ({ type: 'redirect', lang: 'en-us', data: { from, to } })
  const [folder, circle] = [redirect('/tours/:name', '/tours/summer'), redirect('/a', '/a')]
  const found = redirectFindings<CheckedDocument>([folder, circle], site)
  expect([found.get(folder), found.get(circle)]).toMatchObject([[], [{ problem: 'redirectLoop' }]])
})

test('a field of a redirect is named as the model of its document does', () => {
  const labelOf = (type: string, id: string) => `${id} of ${type}`
  const table = { type: 'redirects', lang: 'en-us', data: { rows: [{ from: '/a' }] } }
  const own = { type: 'redirect', lang: 'en-us', data: { from: '/b' } }
  const found = redirectFindings<CheckedDocument>([table, own], { labelOf })
  expect(found.get(table)?.map(({ field }) => field)).toEqual(['rows of redirects 1, to of redirects'])
  expect(found.get(own)?.map(({ field }) => field)).toEqual(['to of redirect'])
})

test('a stage of another campaign fills no gap of this one', () => {
  const campaign = { type: 'campaign_page', lang: 'en-us', data: { campaign_short_name: 'tour' } }
  const stage = (name: string) => ({
    type: 'campaign_stage',
    lang: 'en-us',
    tags: ['pre-registration', 'registration', 'event-sign-up', 'campaign', 'post'],
    data: { campaign_short_name: name, body: [{ slice_type: 'text' }] },
  })
  const gaps = (name: string) =>
    siteFindings([campaign, stage(name)], site, new Date('2026-06-01')).flatMap(({ findings }) =>
      findings.filter(({ problem }) => problem === 'missingStage'),
    )
  expect(gaps('other').length).toBeGreaterThan(gaps('tour').length)
})
