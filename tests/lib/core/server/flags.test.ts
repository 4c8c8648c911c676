import { OpenFeature } from '@openfeature/server-sdk'
import { expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { isOn } from '@/lib/core/server/flags'
import { changeSwitches } from '@/lib/core/server/switches'
import * as rootParams from '@/tests/support/root-params'

const say = (...flags: string[]) => vi.spyOn(env, 'FEATURE_FLAGS', 'get').mockReturnValue(flags)

test('a flag is as it is declared, unless the environment says otherwise', async () => {
  say()
  expect(await isOn('event-feed')).toBe(true)
  expect(await isOn('web-default-annual')).toBe(false)
  say('-event-feed', 'web-default-annual')
  expect(await isOn('event-feed')).toBe(false)
  expect(await isOn('web-default-annual')).toBe(true)
})

test('what an operator switches over holds at once, whatever the environment says', async () => {
  say('calendar-feed')
  await changeSwitches((before) => ({ ...before, flags: { 'calendar-feed': false } }))
  expect(await isOn('calendar-feed')).toBe(false)
  await changeSwitches((before) => ({ ...before, flags: {} }))
  expect(await isOn('calendar-feed')).toBe(true)
})

const inForm = (segment: string) => vi.spyOn(rootParams, 'locale').mockResolvedValue(segment)

test('a flag for a share of visitors is on in the forms of pages that name it, and off in all others', async () => {
  say('web-default-annual:20%')
  for (const segment of ['de~web-default-annual', 'en~another~web-default-annual']) {
    inForm(segment)
    expect(await isOn('web-default-annual')).toBe(true)
  }
  for (const segment of ['de', '', 'de~another', 'web-default-annual']) {
    inForm(segment)
    expect(await isOn('web-default-annual')).toBe(false)
  }
  expect(await isOn('event-feed')).toBe(true)
})

test('without a share a page’s form means nothing', async () => {
  inForm('de~web-default-annual~event-feed')
  say('-event-feed')
  expect([await isOn('web-default-annual'), await isOn('event-feed')]).toEqual([false, false])
})

test('an operator’s share counts more than the environment, and what is on for all more than an earlier share', async () => {
  say('web-default-annual')
  inForm('de')
  const share = { flags: { 'web-default-annual': false }, shares: { 'web-default-annual': 20 } }
  await changeSwitches((before) => ({ ...before, ...share }))
  expect(await isOn('web-default-annual')).toBe(false)
  inForm('de~web-default-annual')
  expect(await isOn('web-default-annual')).toBe(true)
  await changeSwitches((before) => ({ ...before, flags: {}, shares: {} }))
  inForm('de')
  expect(await isOn('web-default-annual')).toBe(true)
})

test('every answer goes through OpenFeature, whose hooks see it', async () => {
  say()
  const seen: unknown[] = []
  OpenFeature.addHooks({
    after: ({ providerMetadata }, { flagKey, value, reason }) =>
      void seen.push([providerMetadata.name, flagKey, value, reason]),
  })
  await isOn('event-feed')
  say('web-default-annual:20%')
  inForm('de~web-default-annual')
  await isOn('web-default-annual')
  OpenFeature.clearHooks()
  expect(seen).toEqual([
    ['switches', 'event-feed', true, 'STATIC'],
    ['switches', 'web-default-annual', true, 'SPLIT'],
  ])
})
