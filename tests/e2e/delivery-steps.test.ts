import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deliverySteps } from '@/lib/core/delivery-steps'

const root = join(import.meta.dirname, '../..')
const needed = globSync('e2e/**/*.spec.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/@needs-([\w-]+)/g)].map(([, step = '']) => step),
)

test('browser tests need only delivery steps that there are', () => {
  expect(needed.filter((step) => !deliverySteps.some((each) => each === step))).toEqual([])
})

test.each(deliverySteps)('without %s, some browser tests are left out: those of what it alone brings', (step) => {
  expect(needed).toContain(step)
})
