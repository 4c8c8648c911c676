import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '@/sandbox/game/routes.ts'

const FOLDER = 'sandbox/content/documents'
/** The demo's English documents, by name. */
const documents = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.en-us.yaml'))
  .map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const)

const counted: Record<string, number> = {
  'twenty-five routes': routes.length,
  'twenty-five roads, tracks and trails': routes.length,
}

test('the number of roads that the demo’s texts say is the number there are', () => {
  const phrases = documents.flatMap(([name, text]) =>
    [...text.matchAll(/\btwenty-five (?:roads|routes)(?:, tracks and trails)?/gi)].map(([phrase]) => ({
      name,
      phrase: phrase.toLowerCase(),
    })),
  )
  expect(phrases.length).toBeGreaterThan(3)
  for (const { name, phrase } of phrases) expect(counted[phrase], `${name}: ${phrase}`).toBe(25)
})

test.each(['in a few minutes', 'start every few minutes', 'next eight days', 'all of them are open', 'step out here'])(
  'no text of the demo promises “%s”, which nothing counts',
  (phrase) => {
    const promising = documents.filter(([, text]) => text.replace(/\s+/g, ' ').includes(phrase)).map(([name]) => name)
    expect(promising.filter((name) => !name.includes('coaching'))).toEqual([])
  },
)

const DAY_MS = 86_400_000

test('stages of one campaign begin days apart', () => {
  const starts = documents.flatMap(([name, text]) =>
    [...text.matchAll(/lxnLocalStageStarts: !relative-local "monday ([+-]\d+)d"/g)].map(([, days]) => ({
      campaign: name.replace(/-\d+\.en-us\.yaml$/, ''),
      at: Number(days) * DAY_MS,
    })),
  )
  const byCampaign = Map.groupBy(starts, ({ campaign }) => campaign)
  expect(byCampaign.size).toBeGreaterThan(0)
  for (const stages of byCampaign.values()) {
    const ordered = stages.map(({ at }) => at).toSorted((one, other) => one - other)
    const gaps = ordered.slice(1).map((at, index) => at - (ordered[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * DAY_MS)
  }
})
