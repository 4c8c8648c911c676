import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serviceOfSection } from '@/lib/content/section-services'
import { sectionComponents } from '@/slices'

const root = join(import.meta.dirname, '../../..')

/** Rooms of the product that only a service fills, by the names of their folders. */
const ROOMS =
  /@\/(?:components|lib\/domains)\/(events|campaigns|memberships|marketplace|pairing|fundraising|articles|live)\//

/** Types that show their content without the service, and more with it. */
const MORE_WITH_IT = new Set(['stage_details', 'three_cards'])

test('only types that exist need a service', () => {
  const known = Object.keys(sectionComponents)
  const needing = known.filter((type) => serviceOfSection(type) !== undefined)
  expect(needing).toContain('events_calendar')
  expect(serviceOfSection('hero')).toBeUndefined()
  expect(serviceOfSection('no_such_type')).toBeUndefined()
})

test('a type whose section draws parts of a service’s rooms needs that service, or is known to show more with it', () => {
  const forgotten = globSync('slices/*/model.json', { cwd: root }).filter((file) => {
    const folder = join(root, file, '..')
    const { id } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { id: string }
    const sources = globSync('*.{ts,tsx}', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))
    return sources.some((text) => ROOMS.test(text)) && serviceOfSection(id) === undefined && !MORE_WITH_IT.has(id)
  })
  expect(forgotten).toEqual([])
})
