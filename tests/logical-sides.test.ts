import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Declarations that name a side on purpose, each file with its reason (docs/decisions/062). */
const REASONS: Readonly<Record<string, { declarations: string[]; why: string }>> = {
  'app/styles/tokens.css': {
    declarations: ['--line-start: left', '--line-end: right', '--line-start: right', '--line-end: left'],
    why: 'says which side is which, for properties that have no logical values',
  },
  'components/events/calendar/calendar-row.css': {
    declarations: ['border-width: 0 2px 2px 0'],
    why: 'an angle that points down once it is turned by 45 degrees',
  },
  'components/ui/frame/frame.css': {
    declarations: ['border-radius: var(--light, 0) var(--dark, var(--radius-sm))'],
    why: 'one of the two is empty in each scheme, so that all corners have the other',
  },
}

const SHORTHANDS = /^(?:inset|(?:scroll-)?(?:margin|padding)|border-(?:width|style|color))$/
const SPACE_OUTSIDE_BRACKETS = /\s+(?![^()]*(?:\([^()]*\)[^()]*)*\))/

/** Whether a declaration of a style sheet would be wrong where lines begin on the right. */
function namesSide(property: string, value: string): boolean {
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(property)) return true
  if (/(?<![\w-])(?:span-)?(?:left|right)\b(?!-)/.test(value)) return true
  if (/\btranslate(?:X|3d)?\(\s*-?[\d.]*[1-9]/.test(value)) return true
  const [one = '', two = one, three = one, four = two] = value.split(SPACE_OUTSIDE_BRACKETS)
  if (property === 'translate') return /[1-9]/.test(one) && !one.includes('--line-sign')
  if (property === 'border-radius') return one !== two || three !== four
  return SHORTHANDS.test(property) && two !== four
}

function sidesIn(css: string): string[] {
  const declarations = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+)(?=[;}])/g)
  return Array.from(declarations, ([, property = '', value = '']) => [property, value.replaceAll(/\s+/g, ' ').trim()])
    .filter(([property = '', value = '']) => namesSide(property, value))
    .map((declaration) => declaration.join(': '))
}

/** Tailwind’s classes that name a side. */
const CLASS =
  /(?<=["'`\s:])-?(?:(?:scroll-)?[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|text-(?:left|right)|(?:float|clear|origin|object|bg)-(?:left|right)|bg-(?:linear|gradient)-to-[lr]|translate-x)(?:-[\w./[\](),%*+-]+)?(?=["'`\s])/g

function classSidesIn(code: string): string[] {
  const lines = code.split('\n').filter((line) => /class|['"`]/i.test(line) && !/^\s*(?:\/\/|\*|\/\*)/.test(line))
  return lines.flatMap((line) => (line.match(CLASS) ?? []).filter(isOfOneSide))
}

/** The bare words are values that editors choose, such as the side of a picture. */
const isOfOneSide = (found: string) => !/^(?:left|right)$|--line-sign/.test(found)

test.each([
  ['a { margin-left: 1rem; }', ['margin-left: 1rem']],
  ['a { right: 0; }', ['right: 0']],
  ['a { border-top-left-radius: 4px }', ['border-top-left-radius: 4px']],
  ['a { text-align: right; }', ['text-align: right']],
  ['a { background: linear-gradient(to right, red, blue); }', ['background: linear-gradient(to right, red, blue)']],
  ['a { padding: 1rem 2rem 1rem 0; }', ['padding: 1rem 2rem 1rem 0']],
  ['a { inset: auto var(--out) 0 calc(1px + 2px); }', ['inset: auto var(--out) 0 calc(1px + 2px)']],
  ['a { border-radius: 4px 0 0 4px; }', ['border-radius: 4px 0 0 4px']],
  ['a { translate: 4px 0; }', ['translate: 4px 0']],
  ['a { transform: translateX(-50%); }', ['transform: translateX(-50%)']],
  ['a { transform-origin: left; }', ['transform-origin: left']],
  ['a { margin-inline: 1rem 0; text-align: start; }', []],
  ['a { padding: 1rem max(1rem, 2vw) 2rem; }', []],
  ['a { inset: calc(-1 * var(--fade)) -100vw; }', []],
  ['a { translate: 0 4px; transform: translateY(2px); }', []],
  ['a { translate: calc(var(--line-sign) * 4px) 0; }', []],
  ['a { background: linear-gradient(to var(--line-end), red, blue); }', []],
  ['/* On the left: */ a { color: red; }', []],
])('in the style %s it finds %j', (css, found) => {
  expect(sidesIn(css)).toEqual(found)
})

test.each([
  ['className="md:pr-44"', ['pr-44']],
  ["left: 'text-left',", ['text-left']],
  ['className="absolute top-3 left-3"', ['left-3']],
  ['className="hover:translate-x-1"', ['translate-x-1']],
  ['className="-right-1 rounded-tl-lg"', ['-right-1', 'rounded-tl-lg']],
  ['className="hover:translate-x-[calc(var(--line-sign)*0.25rem)]"', []],
  ['className="ps-8 text-start start-3 -translate-y-1"', []],
  ["if (side === 'left') return", []],
])('in the classes %s it finds %j', (code, found) => {
  expect(classSidesIn(code)).toEqual(found)
})

const sources = (pattern: string) =>
  globSync(pattern, { cwd: process.cwd() }).map((file) => [file, readFileSync(file, 'utf8')] as const)

test('style sheets name no side of a line, or have a reason', () => {
  const found = sources('{app,components,slices}/**/*.css').map(([file, css]) => [file, sidesIn(css)] as const)
  expect(found.length).toBeGreaterThan(30)
  expect(Object.fromEntries(found.filter(([, sides]) => sides.length > 0))).toEqual(
    Object.fromEntries(Object.entries(REASONS).map(([file, { declarations }]) => [file, declarations])),
  )
})

test('no class names a side of a line', () => {
  const found = sources('{app,components,slices}/**/*.tsx').map(([file, code]) => [file, classSidesIn(code)] as const)
  expect(found.filter(([, sides]) => sides.length > 0)).toEqual([])
})
