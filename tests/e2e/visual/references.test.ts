import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { anchorOf } from '@/app/[locale]/gallery/_gallery/parts/part'
import { partGroups } from '@/app/[locale]/gallery/_gallery/parts/parts'
import { leftOut } from '@/e2e/support/visual/left-out'
import { referenceName, REFERENCES, WINDOWS } from '@/e2e/support/visual/references'
import { whyNotHere } from '@/e2e/support/visual/where'

/** What all references may weigh together, since everybody who clones the repository takes all of them along. */
const MOST_BYTES = 4_000_000

const modelSchema = z.object({ id: z.string() })
const types = globSync('slices/*/model.json').map(
  (file) => modelSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).id,
)
const parts = partGroups
  .flatMap((group) => group.parts)
  .filter(({ examples }) => examples.length > 0)
  .map(({ name }) => `part-${anchorOf(name)}`)
const isCompared = (name: string) => leftOut[name] === undefined

test('each section type and each part has its references, and there are no others', () => {
  const subjects = [...types, ...parts, 'fields'].filter(isCompared)
  const expected = [
    ...subjects.flatMap((name) => WINDOWS.map(({ width }) => referenceName(name, width))),
    ...parts.filter(isCompared).map((name) => referenceName(`${name}-dark`, WINDOWS[0].width)),
  ]
  expect(types.length).toBeGreaterThan(60)
  expect(readdirSync(REFERENCES).toSorted(), 'npm run gallery:compare -- --accept').toEqual(expected.toSorted())
})

test('what is left out exists, and says why', () => {
  expect([...types, ...parts]).toEqual(expect.arrayContaining(Object.keys(leftOut)))
  expect(Object.values(leftOut).filter((reason) => reason.length < 10)).toEqual([])
})

test('all references together weigh less than 4 MB', () => {
  const sizes = readdirSync(REFERENCES).map((name) => statSync(join(REFERENCES, name)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES)
})

test("pictures are compared in Debian's browser, in others if somebody asks for it, and otherwise it is said why not", () => {
  const asInCI = { browser: '/usr/bin/chromium-headless-shell', release: 'NAME="Debian GNU/Linux"\nID=debian\n' }
  expect(whyNotHere({ ...asInCI, wanted: '' })).toBeUndefined()
  for (const other of [
    { ...asInCI, browser: '/usr/bin/google-chrome' },
    { ...asInCI, release: 'ID=ubuntu\nID_LIKE=debian\n' },
    { browser: '', release: '' },
  ]) {
    expect(whyNotHere({ ...other, wanted: '' })).toMatch(/Debian's .*COMPARE_PICTURES=on/)
    expect(whyNotHere({ ...other, wanted: 'on' })).toBeUndefined()
  }
})
