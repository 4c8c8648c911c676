import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withDefaults } from '@/lib/core/server/env-defaults'
import { envSchema, variables } from '@/lib/core/server/env-schema'
import { pushSchema } from '../scripts/support/content-push/settings'
import { defineSchema } from '../scripts/support/shop-definition/settings'
import { envExample } from '../scripts/support/env-example'
import { documentedVariables } from '../scripts/support/build-stamp'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const example = read('.env.example')
const variableNames = [envSchema, pushSchema, defineSchema].flatMap(({ shape }) => Object.keys(shape))

test('.env.example documents every variable that the site or a command reads, and no other', () => {
  expect(documentedVariables(example).toSorted()).toEqual([...variableNames, 'SANDBOX_PORT'].toSorted())
})

test('.env.example is what follows from the variables (npm run env:example)', () => {
  expect(example).toBe(envExample())
})

test('.env.example says what each variable defaults to, those that derive in comments', () => {
  const stated = new Map(
    [...example.matchAll(/^(?:# )?([A-Z_]+)=(.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  // The product's name is in theme.ts, and not a second time here.
  const { PRODUCT_NAME: _, ...defaults } = withDefaults({ PORT: '3000', SANDBOX_PORT: '4010' })
  expect(Object.entries(defaults).filter(([name, value]) => value !== (stated.get(name) ?? ''))).toEqual([])
})

test('the guide to the real services names every variable, those of signing in first', () => {
  const guide = read('docs/connecting-real-services.md')
  const named = new Set([...guide.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name))
  expect(variableNames.filter((name) => !named.has(name))).toEqual([])
  expect(guide.indexOf('`OIDC_ISSUER`')).toBeLessThan(guide.indexOf('`PRISMIC_ENDPOINT`'))
  for (const address of ['{SITE_URL}/api/auth/callback', '{SITE_URL}/']) expect(guide).toContain(`\`${address}\``)
})

test('the guide says of every variable that can be off what is gone then, and of no other', () => {
  const [, section = ''] = read('docs/connecting-real-services.md').split("\n## What you don't have\n")
  const rows = (section.split('\n## ')[0] ?? '').matchAll(/^\| (`[^|]+) \|/gm)
  const named = [...rows]
    .slice(1)
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name))
  const possible = variables.filter(({ canBeOff }) => canBeOff).map(({ name }) => name)
  expect([...named, 'OIDC_ISSUER'].toSorted()).toEqual(possible.toSorted())
})
