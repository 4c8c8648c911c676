import { OpenFeature } from '@openfeature/server-sdk'
import { expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { isOn } from '@/lib/core/server/flags'
import { changeSwitches } from '@/lib/core/server/switches'

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

test('every answer goes through OpenFeature, whose hooks see it', async () => {
  say()
  const seen: unknown[] = []
  OpenFeature.addHooks({ after: (_, { flagKey, value, reason }) => void seen.push([flagKey, value, reason]) })
  await isOn('event-feed')
  OpenFeature.clearHooks()
  expect(seen).toEqual([['event-feed', true, 'STATIC']])
})
