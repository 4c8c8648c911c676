import { expect, test } from 'vitest'
import { findTypes } from '@/app/[locale]/gallery/_gallery/find-types'

const EIGHT = ['text', 'faq', 'alert', 'cta', 'hero', 'spacer', 'parallax', 'testimonial']

const typesAt = async (type: string) => (await findTypes({ locale: 'en', type })).map((found) => found.type)

test('an address names section types in any order', async () => {
  expect(await typesAt('spacer,faq')).toEqual(['spacer', 'faq'])
  expect(await typesAt('spacer%2Cfaq')).toEqual(['spacer', 'faq'])
  expect(await typesAt(EIGHT.join(','))).toEqual(EIGHT)
})

test.each([
  ['one that does not exist', 'faq,x'],
  ['one twice', 'faq,faq'],
  ['more than eight', `${EIGHT.join(',')},sidebyside`],
  ['as many as an address has room for', 'faq,'.repeat(2000)],
])('an address with %s is that of no page', async (_, type) => {
  expect(await typesAt(type)).toEqual([])
})
