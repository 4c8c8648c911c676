import { expect, test } from 'vitest'
import type { AllDocumentTypes } from '@/prismicio-types'
import { everyTypeTag, listTags, ownTags } from '@/lib/content/publishes/stale-tags'
import { contentDocument } from '../started-site'

const document = (id: string, more: object = {}) =>
  contentDocument(id, { uid: id, ...more }) as unknown as AllDocumentTypes

test('a changed document makes pages stale that contain it, link to it or name it as a translation', () => {
  expect(ownTags(['a', 'b'])).toEqual(['doc:a', 'doc:b', 'alternate:a', 'alternate:b'])
})

test('it makes the lists of its kind stale, and pages that lack or name it, each once', () => {
  const translations = [{ id: 'de', type: 'page', lang: 'de-de' }]
  expect(listTags([document('a', { alternate_languages: translations }), document('b')])).toEqual([
    'type:page',
    'translation:page:a:en-us',
    'alternate:de',
    'translation:page:b:en-us',
  ])
})

test('a stage of a campaign makes that campaign’s stages stale in its language, and nothing else does', () => {
  const data = { campaign_short_name: 'midnight sun' }
  expect(listTags([document('a', { type: 'campaign_stage', data })])).toContain('campaign:midnight%20sun:en-us')
  for (const other of [document('a', { type: 'campaign_stage', data: {} }), document('a', { data })])
    expect(listTags([other]).some((tag) => tag.startsWith('campaign:'))).toBe(false)
})

test('every page is made of navigation and footer, which are among the types', () => {
  expect(everyTypeTag).toHaveLength(14)
  expect(everyTypeTag).toEqual(expect.arrayContaining(['type:navigation', 'type:footer', 'type:campaign_stage']))
})
