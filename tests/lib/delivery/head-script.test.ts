import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { headScriptOf } from '@/lib/delivery/head-script'
import minified from '@/lib/delivery/head-script.min.json'
import { deliverySteps } from '@/lib/core/delivery-steps'
import { isHeadScriptOutdated } from '../../../scripts/support/head-script'

test('what pages contain follows from the sources: npm run head-script', async () => {
  expect(await isHeadScriptOutdated(join(import.meta.dirname, '../../..'))).toBe(false)
})

test('the head script does for speed what the steps of delivery say', () => {
  const flagsOf = (script: string) => /=(true|false)\?\[3.*=!(true|false),\w+=!(true|false)\|\|/.exec(script)?.slice(1)
  expect(flagsOf(headScriptOf(['first-paint-first']))).toEqual(['true', 'true', 'false'])
  expect(flagsOf(headScriptOf(['scripts-at-first-sign']))).toEqual(['false', 'false', 'true'])
  expect(flagsOf(headScriptOf(deliverySteps))).toEqual(['true', 'true', 'true'])
  expect(headScriptOf(deliverySteps)).toContain(minified.keptPresses)
  expect(headScriptOf([])).not.toContain(minified.keptPresses)
})

test('whatever the steps, it is one script, and nothing in it ends its element', () => {
  for (const steps of [[], ...deliverySteps.map((step) => [step]), deliverySteps]) {
    expect(() => new Script(headScriptOf(steps))).not.toThrow()
    expect(headScriptOf(steps)).not.toMatch(/<\/|<!--|WAITS_FOR/)
  }
})

test('each step has its rule in the styles, and no other', () => {
  const styles = readFileSync('app/styles/base.css', 'utf8')
  const rules = styles.matchAll(/html\[data-waits-from='(\d+)'\] main > \.section:nth-child\(n \+ (\d+)\)/g)
  const steps = ['3', '4', '5', '7', '9']
  expect([...rules].map(([, step, first]) => [step, first])).toEqual(steps.map((step) => [step, step]))
})
