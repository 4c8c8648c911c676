import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const LITERAL = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g
/** A ground that is the same in both schemes, unless it is translucent or only below the pointer. */
const GROUND = /(?:^|[\s'"`])bg-(?:ink|paper|orange|orange-dark|violet|lagoon|pine|alert|yellow)(?=[\s'"`])/
const TEXT = /\btext-(?:ink|paper)\b/

/** Class lists with such a ground that don't say which text is on it. */
const silent = (source: string) =>
  (source.match(LITERAL) ?? []).filter((literal) => GROUND.test(literal) && !TEXT.test(literal) && /\s/.test(literal))

/** Files whose grounds lie on another that says it, or have no text. */
const WITHOUT_TEXT = [
  'components/ui/card-on-picture.tsx',
  'slices/FeatureCards/feature-cards.tsx',
  'slices/StickyNavigation/sticky-navigation.tsx',
  'slices/TrainingProgram/training-program.tsx',
]

test.each([
  ['className="bg-yellow px-4"', 1],
  ['className="bg-yellow px-4 text-ink"', 0],
  ['className="bg-yellow/25 px-4"', 0],
  ['className="hover:bg-ink px-4"', 0],
  ['className="bg-surface px-4"', 0],
])('in %s it finds %d', (source, found) => {
  expect(silent(source)).toHaveLength(found)
})

test('a ground that the dark scheme leaves as it is says which text is on it, since the page’s text changes', () => {
  const sources = globSync('{app,components,slices}/**/*.tsx', { cwd: root })
  const found = sources.filter((path) => silent(readFileSync(join(root, path), 'utf8')).length > 0)
  expect(found.toSorted((one, other) => one.localeCompare(other))).toEqual(WITHOUT_TEXT)
})
