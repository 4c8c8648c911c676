import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { personalTypes } from '@/app/[locale]/gallery/_gallery/players/states'
import { readModules } from '@/scripts/support/boundaries/modules'

/** Types that could ask for a player, with the reason why nothing of a player is seen in their mocks. */
const SAME_FOR_PLAYERS = {
  email_signup: 'only whose draft it is that was left in the tab is asked for',
  form: 'only whose draft it is that was left in the tab is asked for',
  hero: 'a button may register for a campaign; those of its mocks are links',
  hero_banner: 'a button may register for a campaign; those of its mocks do something else',
  marketplace: 'only the player’s country is asked for, if none is chosen',
  sidebyside: 'a button may register for a campaign; those of its mocks do something else',
  tile_callout: 'a button may register for a campaign; those of its mocks are links',
}

const imports = new Map(readModules(process.cwd()).map(({ path, imports: found }) => [path, found]))

/** Whether a file leads to another by its imports, also those that are loaded later. */
function leadsTo(from: string, wanted: string): boolean {
  const reached = new Set([from])
  for (const file of reached)
    for (const { to, isType } of imports.get(file) ?? []) if (!isType && imports.has(to)) reached.add(to)
  return reached.has(wanted)
}

const modelSchema = z.object({ id: z.string() })
const sections = globSync('slices/*/model.json').map((file) => ({
  folder: dirname(file),
  type: modelSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).id,
}))
const isShown = (type: string) => personalTypes.some((each) => each === type)

test('the gallery shows each type that asks for a player to players too, or it is said why not', () => {
  const asking = sections.filter(({ folder }) => leadsTo(`${folder}/index.tsx`, 'lib/domains/session/api.ts'))
  expect(asking.length).toBeGreaterThan(10)
  const types = asking.map(({ type }) => type)
  expect(types.filter((type) => !isShown(type) && !Object.hasOwn(SAME_FOR_PLAYERS, type))).toEqual([])
})

test('a type with a mock that registers for a campaign is shown to players', () => {
  const registering = sections.filter(({ folder }) =>
    readFileSync(`${folder}/mocks.json`, 'utf8').includes('campaign_register'),
  )
  expect(registering.map(({ type }) => type).filter((type) => !isShown(type))).toEqual([])
  expect(registering).not.toEqual([])
})
