import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** `theme.ts`, and what `npm run theme` writes. */
const OF_THE_THEME = /^(?:theme\.ts|app\/styles\/theme\.css|app\/icon\.svg|public\/placeholders\/.+\.svg)$/

/** Colours that are not the theme's, each file with its reason. */
const REASONS: Readonly<Record<string, { colours: string[]; why: string }>> = {
  'app/[locale]/gallery/_gallery/parts/labels.tsx': {
    colours: ['#7a1f5c'],
    why: 'an example of a colour that an editor typed, and no theme has',
  },
  'components/memberships/payment-icons.tsx': {
    colours: ['#003087', '#016fd0', '#1a1f71', '#231f20', '#eb001b', '#f47216', '#f79e1b', '#ff5f00', '#fff'],
    why: 'the marks of card schemes, which are theirs',
  },
  'components/ui/hero.css': { colours: ['#000', 'rgb(0'], why: 'a mask: its opacity alone counts' },
  'components/ui/video/video.css': { colours: ['#000'], why: 'the bars beside a film are black in every theme' },
  'slices/GenericCards/index.tsx': { colours: ['#FFFFFF'], why: 'the default of a field (SL-generic_cards-08)' },
  'slices/Text/index.tsx': { colours: ['#000'], why: 'the default of a field (SL-text-05)' },
}

const LITERALS = [
  /(?<![\w.&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!\()/gi,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*\d+/g,
  // Channels in a custom property, for `rgb(var(--shade) / 0.9)`.
  /(?<=--[\w-]+: )\d{1,3} \d{1,3} \d{1,3}(?=;)/g,
  // A colour by its name in a style sheet or a drawing.
  /(?<=(?:color|background|fill|stroke): |(?:fill|stroke|stopColor)=")(?:white|black|gr[ae]y|silver|red|green|blue|navy|orange|yellow)\b/gi,
]

const literalsIn = (text: string) => [...new Set(LITERALS.flatMap((pattern) => text.match(pattern) ?? []))].sort()

test.each([
  ['fill="#d04308"', ['#d04308']],
  ['background: #fff;', ['#fff']],
  ['color: rgb(208 67 8 / 0.5);', ['rgb(208']],
  ['--shade: 11 16 32;', ['11 16 32']],
  ['border-color: white;', ['white']],
  ['fill="black"', ['black']],
  ['this.#add(rule)', []],
  ['#add(rule: Rule) {', []],
  ['href="/routes#fade"', []],
  ['&#163;', []],
  ['rgb(var(--ink-rgb) / 0.6)', []],
  ["color: 'orange'", []],
])('in %s it finds %j', (text, found) => {
  expect(literalsIn(text)).toEqual(found)
})

test('what a visitor sees takes its colours from the theme, or has a reason', () => {
  const sources = globSync(['{app,components,i18n,lib,slices}/**/*.{ts,tsx,css,svg}', 'public/**/*.svg', '*.ts'], {
    cwd: root,
  }).filter((path) => !OF_THE_THEME.test(path))
  const found = sources.map((path) => [path, literalsIn(readFileSync(join(root, path), 'utf8'))] as const)
  expect(sources.length).toBeGreaterThan(500)
  expect(Object.fromEntries(found.filter(([, literals]) => literals.length > 0))).toEqual(
    Object.fromEntries(Object.entries(REASONS).map(([path, { colours }]) => [path, colours])),
  )
})
