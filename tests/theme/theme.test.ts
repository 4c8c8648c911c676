import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrast } from '@/components/ui/colours'
import { colours, mark } from '@/theme'
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

const channels = (name: Name) => [1, 3, 5].map((at) => Number.parseInt(colours[name].slice(at, at + 2), 16)) as Rgb

const TEXT = 4.5
const SHAPE = 3

test.each<[text: Name, background: Name, least: number, what: string]>([
  ['ink', 'paper', TEXT, 'text'],
  ['ink', 'mist', TEXT, 'text on pale sections'],
  ['ink', 'cream', TEXT, 'text on cream sections'],
  ['ink', 'yellow', TEXT, 'text on yellow buttons'],
  ['muted', 'paper', TEXT, 'small print'],
  ['muted', 'mist', TEXT, 'small print on pale sections'],
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
  ['orange', 'paper', TEXT, 'the brand as text'],
  ['alert', 'paper', TEXT, 'what went wrong'],
  ['orange', 'ink', SHAPE, 'the icon on dark bars and screens'],
  ['violet', 'mist', SHAPE, 'the ring of what has the focus'],
])('%s on %s has a contrast of %d at least: %s', (text, background, least) => {
  expect(contrast(channels(text), channels(background))).toBeGreaterThanOrEqual(least)
})
