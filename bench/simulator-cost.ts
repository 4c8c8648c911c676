// usage: BASE_URL=… node bench/simulator-cost.ts [type …]
// Measures the cost of the largest live previews that the site renders, by section type: KB of the answer (the goal is
// 1024), milliseconds until the answer arrives (median of 5, on an idle machine), and both for each card
// (lib/core/simulator/state-limits.ts: 6.5 KB, 0.9 ms). Needs a site with RATE_LIMIT_SCALE=100, since the limit of
// renderings is soon reached otherwise.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import lzString from 'lz-string'
import { z } from 'zod'
import { simulatorLimits } from '../lib/core/limits.ts'
import { fitsOnePage, weigh } from '../lib/core/simulator/state-limits.ts'

const site = process.env.BASE_URL ?? 'http://localhost:3000'
const GOAL_KB = 1024
const TIMES = 5
const SLICES = join(import.meta.dirname, '../slices')

const fields = z.record(z.string(), z.unknown())
const sectionSchema = z.object({
  slice_type: z.string(),
  primary: fields.default({}),
  items: z.array(fields).default([]),
})
const mocksSchema = z.array(z.object({ slice: sectionSchema }))
type Section = z.infer<typeof sectionSchema>

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)

/** The mock with the most content of each type. */
function fullest(folder: string): Section[] {
  const text = readFileSync(join(SLICES, folder, 'mocks.json'), 'utf8')
  const sections = mocksSchema.parse(JSON.parse(text)).map(({ slice }) => slice)
  const sizeOf = (section: Section) => JSON.stringify(section).length
  return sections.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 1)
}

/** Ways to enlarge a section as far as permitted. */
const ways: Record<string, (section: Section, count: number) => Section[]> = {
  empty: ({ slice_type: type }, count) => times(count, { slice_type: type, primary: {}, items: [] }),
  full: (section, count) => times(count, section),
  items: ({ items, ...section }, count) => [{ ...section, items: times(count, items[0] ?? {}) }],
}

/** The address of the largest preview that is rendered, and its weight. */
function most(make: (count: number) => Section[]) {
  for (let count = simulatorLimits.cards; count > 0; count -= 1) {
    const text = JSON.stringify(make(count))
    const content = weigh(text)
    if (!content || !fitsOnePage(content)) continue
    const state = lzString.compressToEncodedURIComponent(text)
    if (state.length <= simulatorLimits.packed)
      return { path: `/slice-simulator?state=${state}`, cards: content.cards, count }
  }
  return undefined
}

async function ask(path: string): Promise<{ kb: number; ms: number }> {
  const begun = performance.now()
  const answer = await fetch(site + path, { headers: { 'sec-fetch-dest': 'iframe' } })
  const kb = (await answer.arrayBuffer()).byteLength / 1024
  if (!answer.ok) throw new Error(`${answer.status} instead of a drawing`)
  return { kb, ms: performance.now() - begun }
}

async function measure(path: string) {
  const all = []
  for (let time = 0; time < TIMES; time += 1) all.push(await ask(path))
  const sorted = all.toSorted((one, other) => one.ms - other.ms)
  return sorted[Math.floor(TIMES / 2)] ?? { kb: 0, ms: 0 }
}

for (let time = 0; time < 20; time += 1) await ask('/slice-simulator')
const page = await measure('/slice-simulator')
console.log(`a page without sections: ${page.kb.toFixed(0)} KB, ${page.ms.toFixed(0)} ms`)
const chosen = process.argv.slice(2)
const folders = readdirSync(SLICES).filter((name) => /^[A-Z]/.test(name))
for (const section of folders.flatMap(fullest)) {
  const { slice_type: type } = section
  if (chosen.length > 0 && !chosen.includes(type)) continue
  for (const [way, make] of Object.entries(ways)) {
    const found = most((count) => make(section, count))
    if (found === undefined) continue
    const { kb, ms } = await measure(found.path)
    const by = (all: number, own: number) => ((all - own) / found.cards).toFixed(2)
    const cost = `${kb.toFixed(0)} KB, ${ms.toFixed(0)} ms; a card ${by(kb, page.kb)} KB, ${by(ms, page.ms)} ms`
    console.log(`  ${type}, ${way}, ${found.count} times, ${found.cards} cards: ${cost}`)
    if (kb > GOAL_KB) process.exitCode = 1
  }
}
