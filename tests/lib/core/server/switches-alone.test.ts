// Switches of a site without a shared store, and of instances that were without each other.
import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { adoptSwitches, changeSwitches, featureFlags, isInMaintenance } from '@/lib/core/server/switches'
import { temporaryFolder } from '@/tests/support/temporary-folder'

/** Greater than that of any change before. */
let version = 1000

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(process, 'cwd').mockReturnValue(temporaryFolder())
})

test('a site without a shared store changes switches here, and nothing of it is trouble', async () => {
  const first = await changeSwitches((before) => ({ ...before, flags: { winter: true } }))
  expect(await changeSwitches((before) => ({ ...before, flags: { summer: true } }))).toMatchObject({
    version: first.version + 1,
  })
  expect(featureFlags()).toContain('summer')
  expect(log.warn).not.toHaveBeenCalled()
})

test.each([
  [true, false, true],
  [false, true, true],
  [true, undefined, true],
  [false, undefined, false],
])('where one instance says %s of maintenance and another %s, it is %s', (one, other, isOn) => {
  version += 1
  adoptSwitches({ version, flags: {}, isInMaintenance: one })
  adoptSwitches({ version, flags: { winter: true }, isInMaintenance: other })
  expect(isInMaintenance()).toBe(isOn)
})
