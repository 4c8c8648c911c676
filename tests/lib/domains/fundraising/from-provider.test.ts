import { describe, expect, test } from 'vitest'
import {
  DEFAULT_SYMBOL,
  donationsFromProvider,
  eventFromProvider,
  projectFromProvider,
} from '@/lib/domains/fundraising/from-provider'
import { fundraiserName } from '@/lib/domains/fundraising/fundraiser-name'
import { donateUrlOf, webAddress } from '@/lib/domains/fundraising/donate-url'
import { donationsSchema, fundraisingEventSchema, projectMadeSchema } from '@/lib/services/fundraising/client'

/** From what the provider writes. */
const projectOf = (project: object) => projectFromProvider(projectMadeSchema.parse({ project }))
const eventOf = (event: object) => eventFromProvider(fundraisingEventSchema.parse({ event }))
const donationsOf = (donations: object[], most: number) =>
  donationsFromProvider(donationsSchema.parse({ donations }), most)

describe('a project of the provider', () => {
  test('has its amounts as numbers, its names, its story and its two addresses [FR-017]', () => {
    const project = {
      id: 8001,
      event_id: 1001,
      url: 'https://giving.example.test/ap/ada',
      raised: '335.50',
      target: '500',
      story: 'For\n  the  lake',
      currency: { symbol: '€' },
      fundraiser: { first_name: ' Ada ', last_name: 'Nkemelu' },
    }
    expect(projectOf(project)).toEqual({
      id: '8001',
      raised: 335.5,
      target: 500,
      symbol: '€',
      firstName: 'Ada',
      lastName: 'Nkemelu',
      story: 'For the lake',
      pageUrl: 'https://giving.example.test/ap/ada',
      donateUrl: 'https://giving.example.test/ap/ada/donate',
    })
  })

  test('of which the provider says nothing has raised nothing, in dollars, and leads nowhere [FR-054]', () => {
    expect(projectOf({ id: 8001 })).toEqual({ id: '8001', raised: 0, target: 0, symbol: '$' })
    expect(DEFAULT_SYMBOL).toBe('$')
  })

  test.each([
    ['', undefined],
    [' \n\t ', undefined],
    ['\u200b\u00ad', undefined],
    ['a'.repeat(140), 'a'.repeat(140)],
    ['a'.repeat(141), `${'a'.repeat(140)}…`],
    [`${'a'.repeat(100)} ${'b'.repeat(60)}`, `${'a'.repeat(100)}…`],
    [`${'a'.repeat(140)} b`, `${'a'.repeat(140)}…`],
    [`${'a'.repeat(139)}🚲`, `${'a'.repeat(139)}\uFFFD…`],
    ['in\u202Etwo\u0007words', 'in two words'],
  ])('has its story on one line of 140 characters, cut at a word: %j is %j', (story, shown) => {
    expect(projectOf({ id: 1, story }).story).toBe(shown)
  })

  test('has names of 60 characters at the most', () => {
    const fundraiser = { first_name: 'A'.repeat(61), last_name: 'B'.repeat(60) }
    const { firstName, lastName } = projectOf({ id: 1, fundraiser })
    expect([firstName, lastName]).toEqual([`${'A'.repeat(60)}…`, 'B'.repeat(60)])
  })
})

test.each([
  [{ firstName: 'Ada', lastName: 'Nkemelu' }, 'Ada Nkemelu'],
  [{ firstName: 'Ada', lastName: undefined }, 'Ada'],
  [{ firstName: undefined, lastName: 'Nkemelu' }, 'Nkemelu'],
  [{ firstName: undefined, lastName: undefined }, undefined],
])('the page of %j is that of %s', (names, shown) => {
  expect(fundraiserName(names)).toBe(shown)
})

test('an event has what it raised, of how much, how many raise it and until when [FR-018]', () => {
  const event = {
    deadline_date: '2026-04-01',
    raised: '1200.25',
    target: '5000',
    currency: { symbol: '£' },
    counts: { fundraisers: 12 },
  }
  expect(eventOf(event)).toEqual({
    deadline: '2026-04-01T00:00:00.000Z',
    raised: 1200.25,
    target: 5000,
    symbol: '£',
    fundraisers: 12,
  })
})

test.each([
  ['2026-04-11T12:00:00+02:00', '2026-04-11T10:00:00.000Z'],
  ['2026-04-11 10:00:00Z', '2026-04-11T10:00:00.000Z'],
  ['April 11, 2026', '2026-04-11T00:00:00.000Z'],
  ['soon', undefined],
])('whatever its form, a deadline is an instant or none: %s [FR-018]', (deadline_date, deadline) => {
  expect(eventOf({ deadline_date }).deadline).toBe(deadline)
})

test('what the provider doesn’t tell of an event is not told as nothing [FR-018, FR-054]', () => {
  expect(eventOf({})).toEqual({ symbol: '$' })
})

describe('donations', () => {
  const gift = (id: number, created?: string) => ({ id, created })

  test('are the newest first, those without a time last, and as many as are shown', () => {
    const gifts = [gift(1, '2026-03-01T00:00:00Z'), gift(2), gift(3, '2026-03-03T00:00:00Z'), gift(4, '2026-03-02')]
    expect(donationsOf(gifts, 5).map(({ id }) => id)).toEqual(['3', '4', '1', '2'])
    expect(donationsOf(gifts, 2).map(({ id }) => id)).toEqual(['3', '4'])
  })

  test('have an amount, a currency that is one, a name and a message', () => {
    const all = [
      { id: 1, amount: '12.5', currency: 'EUR', name: ' Noah ', message: 'Ride\non' },
      { id: 2, amount: undefined, currency: 'euro', name: '', message: undefined },
      { id: 3, amount: '1', currency: 'XEURX' },
    ]
    expect(donationsOf(all, 5)).toEqual([
      { id: '1', amount: 12.5, currency: 'EUR', name: 'Noah', message: 'Ride on' },
      { id: '2', amount: 0 },
      { id: '3', amount: 1 },
    ])
  })

  test('have an instant where the provider’s is one', () => {
    const gifts = [gift(1, '2026-03-03T10:00:00+02:00'), gift(2, 'yesterday'), gift(3)]
    expect(donationsOf(gifts, 5).map(({ given }) => given)).toEqual(['2026-03-03T08:00:00.000Z', undefined, undefined])
  })

  test('have messages of 140 characters and names of 60', () => {
    const [donation] = donationsOf([{ id: 1, name: 'n'.repeat(99), message: 'm'.repeat(199) }], 5)
    expect([donation?.name?.length, donation?.message?.length]).toEqual([61, 141])
  })
})

test.each(['http://localhost:4010/ap', 'http://127.0.0.1:4010/ap', 'http://[::1]:4010/ap'])(
  'a provider on this machine may do without encryption: %s',
  (address) => {
    expect(webAddress(address)).toBe(address)
    expect(donateUrlOf(address)).toBe(`${address}/donate`)
  },
)

test.each([
  'http://localhost.evil.test/',
  'http://my-localhost/',
  'http://128.0.0.1/',
  'http://a127.0.0.1.test/',
  'ftp://localhost/',
  'https://ada@giving.example.test/',
  'https://:secret@giving.example.test/',
])('%s is no address to link to', (address) => {
  expect(webAddress(address)).toBeUndefined()
})
