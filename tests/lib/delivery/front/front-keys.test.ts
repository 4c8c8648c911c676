import { expect, test } from 'vitest'
import { keyOfTag, keysOfAnswer, keysToPurge, MOST_KEYS } from '@/lib/delivery/front/front-keys'

const many = Array.from({ length: MOST_KEYS + 1 }, (_, number) => `doc:${number}`)

test('an answer has a short key for each tag that can expire, and one for everything', () => {
  const shared = ['_N_T_/layout', '_N_T_/[locale]/layout', '_N_T_/[locale]/plans/page', 'share:open']
  const keys = keysOfAnswer(['doc:a', 'type:page', 'alternate:a', 'doc:a', ...shared])
  expect(keys).toEqual(['all', keyOfTag('doc:a'), keyOfTag('type:page'), keyOfTag('alternate:a')])
  for (const key of keys.slice(1)) expect(key).toMatch(/^[\w-]{8}$/)
})

test.each(['/en/plans', '/en', '/en/layout'])(
  'a page that an operator has made anew, %s, is purged by its path (decision 056)',
  (path) => {
    expect(keysOfAnswer(['doc:a', `_N_T_${path}`])).toEqual(
      expect.arrayContaining(keysToPurge([`_N_T_${path}`]).soft.slice(1)),
    )
    expect(keysToPurge([`_N_T_${path}`]).soft).toHaveLength(2)
  },
)

test('different tags have different keys', () => {
  expect(new Set(many.map(keyOfTag)).size).toBe(many.length)
})

test('the header stays below what Varnish accepts; an answer made from more has the key of those', () => {
  expect(keysOfAnswer(many.slice(1)).join(' ').length).toBeLessThan(8000)
  expect(keysOfAnswer(many)).toEqual(['all', 'many'])
  expect(keysOfAnswer('many')).toEqual(['all', 'many'])
})

test('every purge reaches answers that are made from too much to name it', () => {
  expect(keysToPurge(['doc:a', 'doc:a'])).toEqual({ soft: ['many', keyOfTag('doc:a')], hard: [] })
})

test('only what is withdrawn is purged so that no outage brings it back', () => {
  expect(keysToPurge(['doc:a', 'withdrawn:a'])).toEqual({
    soft: ['many', keyOfTag('doc:a')],
    hard: ['many', keyOfTag('withdrawn:a')],
  })
  expect(keysToPurge([])).toEqual({ soft: [], hard: [] })
})

test('everything is purged softly, or so that nothing of it is shown again', () => {
  expect(keysToPurge('everything')).toEqual({ soft: ['all'], hard: [] })
  expect(keysToPurge('everything at once')).toEqual({ soft: [], hard: ['all'] })
})
