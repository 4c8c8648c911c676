import { beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { isDue, pendingIntentFrom } from '@/lib/domains/session/intents/form-intent'
import { anIntent } from '../../../support/intents'
import { NOW } from '../../../support/session'

const join = { kind: 'event_sign_up', eventId: '7', subgroupId: '70' }
const buy = { kind: 'checkout', priceId: 'price-us-year', minor: '17999', currency: 'USD', locale: 'en' }
const give = { kind: 'fundraising', eventId: '1001', way: 'share', terms: 'ticked' }
const register = { kind: 'campaign_registration', campaign: 'tour', button: 'hero-1-register' }
const pair = { kind: 'pairing', panel: 'plan-pairing', terms: 'ticked' }

beforeEach(() => void vi.spyOn(log, 'warn').mockImplementation(() => undefined))

describe('of the fields of a form', () => {
  test.each([
    join,
    { ...join, eventSecret: 'lantern & moon' },
    register,
    { ...register, terms: 'ticked' },
    buy,
    { ...buy, locale: 'pt-br' },
    give,
    pair,
  ])('%j is an intent of now; what else was sent is left out', (fields) => {
    expect(pendingIntentFrom({ ...fields, returnTo: '/', admin: 'yes' }, NOW)).toEqual({
      intent: fields,
      at: NOW,
      isScriptOff: false,
    })
  })

  test('the form may say that scripts are switched off', () => {
    expect(pendingIntentFrom({ ...join, script: 'off' }, NOW)).toMatchObject({ isScriptOff: true })
  })

  test('a form without an intent is a plain way to sign-in', () => {
    expect(pendingIntentFrom({ returnTo: '/', eventId: '7', subgroupId: '70' }, NOW)).toBeUndefined()
    expect(log.warn).not.toHaveBeenCalled()
  })

  test.each([
    ['of an unknown kind', { ...join, kind: 'transfer_money' }],
    ['of no kind', { ...join, kind: '' }],
    ['without its start', { kind: 'event_sign_up', eventId: '7' }],
    ['with a path for an id', { ...join, subgroupId: '70/../71' }],
    ['with an id that is none', { ...join, eventId: 'xxx 7' }],
    ['with a secret without end', { ...join, eventSecret: 'x'.repeat(201) }],
    ['with a step up for a campaign', { ...register, campaign: '..' }],
    ['with terms of somebody’s making', { ...register, terms: 'yes' }],
    ['for no campaign', { ...register, campaign: '' }],
    ['with an amount that is none', { ...buy, minor: '17.99' }],
    ['with an amount after something', { ...buy, minor: '-1799' }],
    ['with an amount before something', { ...buy, minor: '1799 USD' }],
    ['with a currency that is none', { ...buy, currency: 'USDT' }],
    ['with a currency after something', { ...buy, currency: 'xUSD' }],
    ['with a language that is none', { ...buy, locale: 'deu' }],
    ['with a country that is none', { ...buy, locale: 'pt-' }],
    ['with a language after something', { ...buy, locale: '/de' }],
    ['to give in no way that there is', { ...give, way: '' }],
    ['to link a plan without its terms', { ...pair, terms: '' }],
    ['to link a plan at no place', { ...pair, panel: '' }],
  ])('an intent %s is none, and the log says which field, not what was in it', (_, fields) => {
    expect(pendingIntentFrom(fields, NOW)).toBeUndefined()
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ issues: [expect.any(String)] }, 'intent not understood')
    expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toMatch(/money|\.\.|xxx|yes/)
  })
})

test.each([
  ['at once', 0, true],
  ['after half an hour', 30 * 60_000, true],
  ['later', 30 * 60_000 + 1, false],
  ['before it was asked for', -1, false],
])('an intent that comes %s may run: %j ms, %j', (_, age, runs) => {
  expect(isDue({ ...anIntent(), at: NOW }, 'maya', NOW + age)).toBe(runs)
})

test('an intent of a player who is known runs for nobody else; a visitor’s for the player who signs in', () => {
  const runsFor = (by: string | undefined) => isDue({ ...anIntent(), at: NOW, by }, 'maya', NOW)
  expect([runsFor('maya'), runsFor('tomas'), runsFor(undefined)]).toEqual([true, false, true])
})
