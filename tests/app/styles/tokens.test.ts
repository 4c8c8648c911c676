import { readFileSync } from 'node:fs'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const tokens = read('app/styles/tokens.css')

/** A token's value, as the style sheet writes it. */
const token = (name: string) => new RegExp(`\\n  --${name}: ([^;]+);`).exec(tokens)?.[1]

const pixels = (name: string) => Number(token(name)?.replace('rem', '')) * 16

test('the small breakpoints are 320, 500 and 768 px [SX-009, SX-010, SX-011]', () => {
  expect(['xs', 'sm', 'md'].map((name) => pixels(`breakpoint-${name}`))).toEqual([320, 500, 768])
})

test('the large breakpoints are 1024 and 1440 px [SX-012, SX-013]', () => {
  expect(['lg', 'xl'].map((name) => pixels(`breakpoint-${name}`))).toEqual([1024, 1440])
})

test('the breakpoints are those of the specification, and 768 px is where desktops begin [SY-015, SY-017, SY-018]', () => {
  expect(['xs', 'sm', 'md', 'lg', 'xl'].map((name) => pixels(`breakpoint-${name}`))).toEqual([
    320, 500, 768, 1024, 1440,
  ])
})

const layers = (...names: string[]) => names.map((name) => Number(token(`layer-${name}`)))

test('steppers and dials lie below the app bar and the drawer [SY-019, SX-015, SX-016]', () => {
  expect(layers('mobile-stepper', 'speed-dial', 'app-bar', 'drawer')).toEqual([1000, 1050, 1100, 1200])
})

test('what tells of something lies above everything else [SY-020, SX-020, SX-021]', () => {
  expect(layers('drawer', 'modal', 'snackbar', 'tooltip')).toEqual([1200, 1300, 1400, 1500])
})

test('there are no other breakpoints', () => {
  expect(tokens.match(/--breakpoint-[a-z0-9]+:/g)).toHaveLength(5)
  expect(tokens).toContain('--breakpoint-*: initial;')
})

test('the widths of the desktop and tablet grids are style variables [SX-014]', () => {
  expect(pixels('desktop-grid-width')).toBeGreaterThan(pixels('tablet-grid-width'))
})

/** The widths at which a style sheet changes, with other values in the two variables. */
async function widthsIn(path: string): Promise<Set<string>> {
  const changed = tokens
    .replace(/(--tablet-grid-width): [^;]+/, '$1: 41rem')
    .replace(/(--desktop-grid-width): [^;]+/, '$1: 73rem')
  const { build } = await compile(`${changed}\n${read(path)}`)
  const queries = build([]).match(/@media \([^{]+\)/g) ?? []
  return new Set(queries.flatMap((query) => query.match(/[\d.]+rem/g) ?? []))
}

test.each([
  ['cards in a row', 'components/ui/card.css', ['41rem', '73rem']],
  ['the shop', 'components/marketplace/marketplace.css', ['31.25rem', '41rem', '73rem']],
  ['two columns', 'slices/TwoColumn/two-column.css', ['31.25rem', '73rem']],
  ['cards beside pictures', 'slices/SideBySideWithCards/side-by-side-with-cards.css', ['73rem']],
])('%s change where the variables say [SX-014]', async (_grid, path, widths) => {
  expect([...(await widthsIn(path))].sort()).toEqual(widths)
})

test('slides fade into one another in 1000 ms [SL-hero_carousel-04]', () => {
  expect(read('components/ui/carousel/carousel.css')).toContain('transition: opacity 1000ms;')
})
