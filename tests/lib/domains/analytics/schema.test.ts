import { describe, expect, test } from 'vitest'
import { LABEL_LIMIT, URL_LIMIT } from '@/lib/domains/analytics/limits'
import { interactionSchema } from '@/lib/domains/analytics/schema'

const timeStamp = '2026-03-01T18:00:00.000Z'
const target = { label: 'Join', url: 'https://gruppetto.cc/plans' }
const vital = { name: 'LCP', value: '1200.5', rating: 'good', navigationType: 'back-forward', path: '/' }

const counts = (event: string, properties: object, more: object = {}) =>
  interactionSchema.safeParse({ event, properties, timeStamp, ...more }).success

test.each<[string, object]>([
  ['cta_click', { position: 'primary', ...target }],
  ['cta_click', { position: 'secondary', label: 'x'.repeat(LABEL_LIMIT), url: 'x'.repeat(URL_LIMIT) }],
  ['card_click', { kind: 'three_cards', ...target, url: '' }],
  ['card_click', { kind: 'x'.repeat(60), ...target }],
  ...['CLS', 'FCP', 'INP', 'KEPT_PRESS', 'LCP', 'TTFB'].map(
    (name) => ['web_vital', { ...vital, name }] satisfies [string, object],
  ),
  ...['good', 'needs-improvement', 'poor'].map(
    (rating) => ['web_vital', { ...vital, rating }] satisfies [string, object],
  ),
  ['web_vital', { ...vital, value: '123456789.123', path: 'x'.repeat(200), navigationType: 'x'.repeat(30) }],
  ['Fundraiser Created', {}],
  ['Training Plan Connected', {}],
])('%s counts with %j', (event, properties) => {
  expect(counts(event, properties)).toBe(true)
})

describe('nothing counts that', () => {
  test.each([
    ['is another event', 'sign_in', {}],
    ['has another position', 'cta_click', { position: 'third', ...target }],
    ['has a label without end', 'cta_click', { position: 'primary', ...target, label: 'x'.repeat(LABEL_LIMIT + 1) }],
    ['has an address without end', 'card_click', { kind: 'event', ...target, url: 'x'.repeat(URL_LIMIT + 1) }],
    ['says more than it should', 'cta_click', { position: 'primary', ...target, email: 'a@b.cc' }],
    ['says anything where nothing is to be said', 'Fundraiser Created', { id: 7 }],
    ['has no kind', 'card_click', { kind: '', ...target }],
    ['has a kind with signs', 'card_click', { kind: 'three-cards', ...target }],
    ['has a kind without end', 'card_click', { kind: 'x'.repeat(61), ...target }],
    ['has another vital', 'web_vital', { ...vital, name: 'FID' }],
    ['has another rating', 'web_vital', { ...vital, rating: 'fine' }],
    ['has no number', 'web_vital', { ...vital, value: '' }],
    ['has half a number', 'web_vital', { ...vital, value: '1.' }],
    ['has too long a number', 'web_vital', { ...vital, value: '1234567890' }],
    ['has too exact a number', 'web_vital', { ...vital, value: '1.2345' }],
    ['has a number among others', 'web_vital', { ...vital, value: 'x1' }],
    ['has a path without end', 'web_vital', { ...vital, path: 'x'.repeat(201) }],
    ['has another way', 'web_vital', { ...vital, navigationType: 'Reload!' }],
    ['has no way', 'web_vital', { ...vital, navigationType: '' }],
  ])('%s', (_, event, properties) => {
    expect(counts(event, properties)).toBe(false)
  })

  test('has another time or more around it', () => {
    const join = { position: 'primary', ...target }
    expect([counts('cta_click', join, { timeStamp: 'today' }), counts('cta_click', join, { player: 7 })]).toEqual([
      false,
      false,
    ])
  })
})
