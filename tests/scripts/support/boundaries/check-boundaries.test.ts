import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkBoundaries } from '../../../../scripts/support/boundaries/check-boundaries'
import { LOADED_BY_NODE } from '../../../../scripts/support/boundaries/node-rules'
import { places } from '../../../../scripts/support/boundaries/one-place'
import { rules } from '../../../../scripts/support/boundaries/rules'

type Files = Record<string, string>

/** What each rule is there to catch. */
const BROKEN: [rule: string, files: Files][] = [
  ['product-to-harness', { 'lib/core/paths.ts': "import '../../sandbox/main.ts'", 'sandbox/main.ts': '' }],
  ['product-to-harness', { 'proxy.ts': "import '@/tests/environment'", 'tests/environment.ts': '' }],
  ['lib-to-pages', { 'lib/content/pages/pages.ts': "import '@/components/ui/button'", 'components/ui/button.tsx': '' }],
  ['lib-to-pages', { 'lib/domains/events/api.ts': "import '@/slices/index'", 'slices/index.ts': '' }],
  ['core', { 'lib/core/paths.ts': "import '@/i18n/locales'", 'i18n/locales.ts': '' }],
  ['core-to-server', { 'lib/core/paths.ts': "import './server/env'", 'lib/core/server/env.ts': '' }],
  ['delivery', { 'lib/delivery/policy.ts': "import '@/lib/content/section'", 'lib/content/section.ts': '' }],
  ['routing', { 'lib/routing/pages.ts': "import '../content/section.ts'", 'lib/content/section.ts': '' }],
  ['routing', { 'lib/routing/pages.ts': "import '../domains/live/rules.ts'", 'lib/domains/live/rules.ts': '' }],
  ['routing', { 'lib/routing/pages.ts': "import '../domains/events/server.ts'", 'lib/domains/events/server.ts': '' }],
  ['ui', { 'components/ui/button.tsx': "import '@/components/actions/chat'", 'components/actions/chat.tsx': '' }],
  [
    'slice-to-dispatcher',
    { 'slices/Hero/index.tsx': "import '../dispatcher/zig-zag'", 'slices/dispatcher/zig-zag.ts': '' },
  ],
  [
    'app-to-services',
    { 'app/api/a/route.ts': "import '@/lib/services/game/client'", 'lib/services/game/client.ts': '' },
  ],
  [
    'api-to-components',
    { 'app/api/shop/route.ts': "import '@/components/shop/card-texts'", 'components/shop/card-texts.ts': '' },
  ],
  [
    'api-to-components',
    { 'app/api/pictures/a/route.tsx': "import '@/components/ui/button'", 'components/ui/button.tsx': '' },
  ],
  ['page', { 'app/api/a/route.ts': "import '@/app/[locale]/page'", 'app/[locale]/page.tsx': '' }],
  ['entry-point', { 'server.ts': "import './lib/domains/events/server.ts'", 'lib/domains/events/server.ts': '' }],
  ['service', { 'lib/services/game/client.ts': "import '../articles/client'", 'lib/services/articles/client.ts': '' }],
  [
    'content',
    { 'lib/content/pages/pages.ts': "import '@/lib/domains/events/schema'", 'lib/domains/events/schema.ts': '' },
  ],
  ['kernel-domain', { 'lib/domains/session/server.ts': "import '../live/api'", 'lib/domains/live/api.ts': '' }],
  ['domain-to-domain', { 'lib/domains/events/api.ts': "import '../live/schema'", 'lib/domains/live/schema.ts': '' }],
  [
    'domain-to-domain',
    { 'lib/domains/events/api.ts': "import type { A } from '../live/schema'", 'lib/domains/live/schema.ts': '' },
  ],
  [
    'domain-upstream',
    { 'lib/domains/events/api.ts': "import '@/lib/services/game/client'", 'lib/services/game/client.ts': '' },
  ],
  [
    'domain-upstream',
    {
      'lib/domains/live/from-game.ts': "import { a } from '@/lib/content/pages/pages'",
      'lib/content/pages/pages.ts': '',
    },
  ],
  ['domain', { 'lib/domains/events/api.ts': "import '@/messages/en.json'", 'messages/en.json': '{}' }],
  [
    'component-server',
    { 'components/events/panel.tsx': "import '@/lib/domains/events/server'", 'lib/domains/events/server.ts': '' },
  ],
  [
    'component',
    { 'components/layout/menu.tsx': "import '@/lib/domains/events/rules'", 'lib/domains/events/rules.ts': '' },
  ],
  ['component', { 'components/events/panel.tsx': "import '@/lib/domains/live/api'", 'lib/domains/live/api.ts': '' }],
  [
    'component',
    { 'components/layout/header.tsx': "import '@/lib/content/pages/pages'", 'lib/content/pages/pages.ts': '' },
  ],
  ['slice-to-slice', { 'slices/Hero/index.tsx': "import '../Text/text'", 'slices/Text/text.tsx': '' }],
  ['slice-server', { 'slices/Hero/hero.tsx': "import '@/lib/domains/live/server'", 'lib/domains/live/server.ts': '' }],
  [
    'component-server',
    { 'components/events/row.tsx': "import '@/lib/domains/events/day/server'", 'lib/domains/events/day/server.ts': '' },
  ],
  ['slice', { 'slices/Hero/index.tsx': "import '@/lib/services/game/client'", 'lib/services/game/client.ts': '' }],
  ['slice', { 'slices/Hero/index.tsx': "import '@/app/fonts'", 'app/fonts.ts': '' }],
  ['app', { 'app/page.tsx': "import '../proxy'", 'proxy.ts': '' }],
  ['entry-point', { 'proxy.ts': "import './lib/domains/profile/rules'", 'lib/domains/profile/rules.ts': '' }],
  [
    'entry-point',
    { 'next.config.ts': "import './lib/domains/campaigns/server'", 'lib/domains/campaigns/server.ts': '' },
  ],
  ['i18n', { 'i18n/locales.ts': "import '@/lib/core/paths'", 'lib/core/paths.ts': '' }],
  ['sandbox', { 'sandbox/main.ts': "import '../lib/core/paths.ts'", 'lib/core/paths.ts': '' }],
  ['browser-tests', { 'e2e/home.spec.ts': "import '../lib/core/paths'", 'lib/core/paths.ts': '' }],
  [
    'client-to-server',
    {
      'components/ui/menu.tsx': "'use client'\nimport './items'",
      'components/ui/items.ts': "import '@/lib/core/server/env'",
      'lib/core/server/env.ts': '',
    },
  ],
  ['client-to-server', { 'components/ui/menu.tsx': "'use client'\nimport 'server-only'" }],
  [
    'slice-without-lazy',
    {
      'slices/index.ts': "import Hero from './Hero'",
      'slices/Hero/index.tsx': "import { Hero } from './hero'\nexport default Hero",
      'slices/Hero/hero.tsx': "'use client'\nexport const Hero = () => <p />",
    },
  ],
  [
    'slice-without-lazy',
    {
      'slices/index.ts': "export const load = () => import('./Hero')",
      'slices/Hero/index.tsx': "'use client'",
    },
  ],
  ['loaded-by-node', { 'server.ts': "import '@/lib/core/paths.ts'", 'lib/core/paths.ts': '' }],
  ['loaded-by-node', { 'scripts/content-check.ts': "import '@/lib/core/paths.ts'", 'lib/core/paths.ts': '' }],
  ['loaded-by-node', { 'page-cache.ts': "import './lib/core/paths'", 'lib/core/paths.ts': '' }],
  [
    'loaded-by-node',
    {
      'server.ts': "import './lib/core/a.ts'",
      'lib/core/a.ts': "export * from './b.ts'",
      'lib/core/b.ts': "import { type C } from '@/lib/core/c'",
      'lib/core/c.ts': '',
    },
  ],
  ['loaded-by-node', { 'server.ts': "import './lib/core/a.ts'", 'lib/core/a.ts': "import 'server-only'" }],
  [
    'loaded-by-node',
    { 'lib/routing/decide-route.ts': "import './routes.ts'", 'lib/routing/routes.ts': "import '@/i18n/locales'" },
  ],
  ['one-clock', { 'lib/content/api/missing.ts': 'export const now = () => Date.now()' }],
  ['one-clock', { 'app/api/a/route.ts': 'export const clock = Date.now' }],
  ['one-clock', { 'components/events/day.tsx': 'export const today = () => new Date()' }],
  ['one-clock', { 'proxy.ts': 'export const today = () => Date()' }],
  ['one-browser-storage', { 'slices/Hero/ticks.ts': "export const ticks = () => localStorage.getItem('a')" }],
  ['one-browser-storage', { 'components/ui/menu.tsx': 'export const kept = window.sessionStorage' }],
  ['one-single-flight', { 'lib/domains/live/api.ts': 'export let underway: Promise<number> | undefined' }],
  ['one-single-flight', { 'lib/core/reads.ts': 'export const reads = new Map<string, Promise<number>>()' }],
  ['one-single-flight', { 'lib/content/state.ts': 'export type State = { underway?: Promise<string> }' }],
  [
    'one-single-flight',
    { 'lib/services/game/client.ts': 'export class Client { #asked: Promise<number> | undefined = undefined }' },
  ],
  ['one-stand-in-for-our-api', { 'tests/components/a.dom.test.tsx': "vi.stubGlobal('fetch', () => undefined)" }],
  ['one-stand-in-for-our-api', { 'tests/slices/support.ts': "export const f = vi.spyOn(globalThis, 'fetch')" }],
]

test.each(BROKEN)('%s: refuses %o', (rule, files) => {
  expect(check(files).map((violation) => violation.rule)).toEqual([rule])
})

test('has an example for every rule', () => {
  const shown = new Set(BROKEN.map(([rule]) => rule))
  const names = [...rules.map(({ name }) => name), LOADED_BY_NODE.name, ...Object.keys(places)]
  expect(names.filter((name) => !shown.has(name))).toEqual([])
})

test('says which file imports which, and why it may not', () => {
  const [violation] = check({ 'sandbox/main.ts': "import '../lib/core/paths.ts'", 'lib/core/paths.ts': '' })
  expect(violation?.sentence).toBe(
    'sandbox/main.ts may not import lib/core/paths.ts: the sandbox is independent of the product',
  )
})

test('says on which line something stands that has one place', () => {
  const [violation] = check({ 'lib/core/day.ts': 'const DAY = 24\nexport const today = () => Date.now() / DAY' })
  expect(violation?.sentence).toBe(
    'lib/core/day.ts:2: the time is siteNow, browserNow or machineTime (lib/core/clock.ts), so that trials can move it',
  )
})

test('lets the one place do it, tests and the sandbox do as they please, and instants be read', () => {
  const violations = check({
    'lib/core/clock.ts': 'export const machineTime = () => Date.now()',
    'lib/core/browser-storage.ts': 'export const find = () => localStorage',
    'lib/core/single-flight.ts': 'export const underway = new Map<string, Promise<number>>()',
    'tests/a.test.ts': 'export const now = Date.now()\nexport const kept = localStorage',
    'sandbox/clock.ts': 'export const now = () => new Date()',
    'lib/core/day.ts': "export const day = new Date('2026-03-01')\nexport const at = Date.parse('2026-03-01')",
    'lib/core/read.ts': 'export async function read(): Promise<number | undefined> { return undefined }',
  })
  expect(violations).toEqual([])
})

test('shows the whole way from client code to a server file', () => {
  const [violation] = check({
    'components/ui/menu.tsx': "'use client'\nimport './items'",
    'components/ui/items.ts': "export * from '@/lib/core/server/env'",
    'lib/core/server/env.ts': '',
  })
  expect(violation?.sentence).toContain('components/ui/menu.tsx → components/ui/items.ts → lib/core/server/env.ts')
})

test('passes what the architecture allows', () => {
  const violations = check({
    'app/page.tsx': "import '@/slices/index'\nimport '@/lib/domains/events/server'\nimport '@/messages/en.json'",
    'app/api/pictures/a/route.tsx': "import '@/components/events/picture/event-picture'",
    'components/events/picture/event-picture.tsx': '',
    'slices/index.ts': "import './Hero'",
    'slices/Hero/index.tsx':
      "import './lazy'\nimport '@/lib/domains/events/server'\nimport '@/lib/content/pages/pages'",
    'slices/Hero/lazy.ts': "'use client'\nexport const load = () => import('./hero')",
    'slices/Hero/hero.tsx': "'use client'\nimport '@/components/events/panel'",
    'components/events/panel.tsx':
      "import '../ui/button'\nimport '@/lib/domains/events/schema'\nimport '@/lib/domains/session/hint'",
    'lib/domains/session/hint.ts': '',
    'components/ui/button.tsx': "import '@/lib/core/paths'\nimport 'react'",
    'lib/domains/events/schema.ts': "import 'zod'\nimport '../session/schema'",
    'lib/domains/events/from-game.ts': "import type { Event } from '@/lib/services/game/client'",
    'lib/domains/events/server.ts':
      "import 'server-only'\nimport '@/lib/services/game/client'\nimport '@/lib/content/pages/pages'",
    'lib/domains/session/schema.ts': '',
    'lib/services/game/client.ts': "import './schema'\nimport '@/lib/core/paths'",
    'lib/services/game/schema.ts': '',
    'lib/content/pages/pages.ts': "import '@/lib/core/paths'\nimport '@/i18n/locales'",
    'lib/core/paths.ts': '',
    'i18n/locales.ts': "import '../messages/en.json'",
    'messages/en.json': '{}',
    'proxy.ts': "import './lib/routing/decide-route'\nimport './lib/domains/session/schema'",
    'lib/routing/decide-route.ts':
      "import type { Absence } from '../content/absence.ts'\nimport '../domains/campaigns/stage-rules.ts'",
    'lib/content/absence.ts': '',
    'lib/domains/campaigns/stage-rules.ts': '',
    'e2e/home.spec.ts': "import '../sandbox/seeds.ts'",
    'sandbox/seeds.ts': '',
    'tests/lib/core/paths.test.ts': "import '@/lib/core/paths'",
  })
  expect(violations).toEqual([])
})

test('lets client code import types of server files, and call server actions', () => {
  const violations = check({
    'app/form.tsx': "'use client'\nimport type { Env } from '@/lib/core/server/env'\nimport { send } from './actions'",
    'app/actions.ts': "'use server'\nimport '@/lib/core/server/env'",
    'lib/core/server/env.ts': '',
  })
  expect(violations).toEqual([])
})

test('lets Node load relative imports with endings, packages, and types from wherever they are', () => {
  const violations = check({
    'server.ts': "import 'next'\nimport './lib/core/a.ts'\nimport type { B } from '@/lib/core/b'",
    'lib/core/a.ts': "export type { B } from './b'\nimport words from '../../messages/en.json' with { type: 'json' }",
    'lib/core/b.ts': "import '@/lib/core/c'",
    'lib/core/c.ts': '',
    'messages/en.json': '{}',
  })
  expect(violations.filter(({ rule }) => rule === LOADED_BY_NODE.name)).toEqual([])
})

test("lets a slice use directly what the layout's script holds anyway", () => {
  const violations = check({
    'app/[locale]/layout.tsx': "import '@/components/ui/link'",
    'components/ui/link.tsx': "'use client'",
    'slices/index.ts': "import './Hero'",
    'slices/Hero/index.tsx': "import '@/components/ui/link'",
  })
  expect(violations).toEqual([])
})

function check(files: Files) {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), source)
  }
  return checkBoundaries(root)
}
