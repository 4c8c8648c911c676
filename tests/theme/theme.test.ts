import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contrast } from '@/components/ui/colours'
import { colours, darkColours, darkTextColours, mark } from '@/theme'
import { drawnIcons, outdatedThemeFiles } from '../../scripts/support/theme/theme-files'

const root = join(import.meta.dirname, '../..')

test('the files that follow from theme.ts do: npm run theme', () => {
  expect(outdatedThemeFiles(root).map(({ path }) => path)).toEqual([])
})

test.each(drawnIcons)('$path is that of theme.ts: npm run theme', async ({ path, draw }) => {
  const [kept, drawn] = await Promise.all([
    pixelsOf(readFileSync(join(root, path))),
    draw({ colours, mark }).then(pixelsOf),
  ])
  expect(kept).toHaveLength(drawn.length)
  const differences = kept.map((channel, at) => Math.abs(channel - (drawn[at] ?? 0)))
  // Machines differ in the last bits.
  expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(2)
})

/** The largest picture of an icon file, which is its last. */
async function pixelsOf(icon: Buffer): Promise<number[]> {
  const picture = icon.subarray(icon.lastIndexOf(Buffer.from('\x89PNG', 'latin1')))
  return [...(await sharp(picture).ensureAlpha().raw().toBuffer())]
}

type Name = keyof typeof colours
type Rgb = [number, number, number]

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb

const grounds = ['surface', 'mist', 'cream'] as const
const schemes = {
  light: { grounds: colours, texts: colours },
  dark: { grounds: darkColours, texts: { ...colours, ...darkColours, ...darkTextColours } },
}

const TEXT = 4.5
const SHAPE = 3

test.each<[text: Name, background: Name, least: number, what: string]>([
  ['ink', 'yellow', TEXT, 'text on yellow buttons'],
  ['paper', 'ink', TEXT, 'text on dark sections'],
  ['paper', 'inkSoft', TEXT, 'text on cards of dark sections'],
  ['mutedOnInk', 'ink', TEXT, 'small print on dark sections'],
  ['mutedOnInk', 'inkSoft', TEXT, 'small print on cards of dark sections'],
  ['orangeLight', 'ink', TEXT, 'the brand on dark sections'],
  ['yellow', 'ink', TEXT, 'accents on dark sections'],
  ['paper', 'orange', TEXT, 'labels of the main buttons'],
  ['paper', 'orangeDark', TEXT, 'labels of the main buttons below the pointer'],
  ['paper', 'violet', TEXT, 'labels of other buttons'],
  ['paper', 'lagoon', TEXT, 'labels on lagoon'],
  ['paper', 'pine', TEXT, 'labels on pine'],
  ['orange', 'ink', SHAPE, 'the icon on dark bars and screens'],
])('%s on %s has a contrast of %d at least: %s', (text, background, least) => {
  expect(contrast(channelsOf(colours[text]), channelsOf(colours[background]))).toBeGreaterThanOrEqual(least)
})

describe.each(Object.entries(schemes))('in the %s scheme', (_scheme, { grounds: drawn, texts }) => {
  test.each<[text: Name, least: number, what: string]>([
    ['onSurface', TEXT, 'text'],
    ['muted', TEXT, 'small print'],
    ['orangeDark', TEXT, 'the brand before a title'],
    ['violet', TEXT, 'links below the pointer, and the ring of what has the focus'],
    ['lagoon', TEXT, 'what is worth knowing'],
    ['pine', TEXT, 'what went well'],
    ['alert', TEXT, 'what went wrong'],
  ])('%s has a contrast of %d at least on every ground of the page: %s', (text, least) => {
    for (const ground of grounds)
      expect(contrast(channelsOf(texts[text]), channelsOf(drawn[ground]))).toBeGreaterThanOrEqual(least)
  })

  test('the border of a field is seen', () => {
    expect(contrast(channelsOf(texts.yorkshire), channelsOf(drawn.surface))).toBeGreaterThanOrEqual(SHAPE)
  })

  test('the brand is readable as text', () => {
    expect(contrast(channelsOf(texts.orange), channelsOf(drawn.surface))).toBeGreaterThanOrEqual(TEXT)
  })

  test('a pressed button, whose ground is the colour of text, is readable', () => {
    expect(contrast(channelsOf(drawn.surface), channelsOf(drawn.onSurface))).toBeGreaterThanOrEqual(TEXT)
  })
})
