import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isIdentifier } from '@/lib/core/identifier'
import { playerOfToken } from '@/sandbox/game/players.ts'
import { createGame } from '@/sandbox/game/service.ts'
import { otherServicesFor } from '@/sandbox/others.ts'
import { createTestContext } from '../../sandbox/harness.ts'

const segments = (path: string) => path.split('/').filter((part) => part !== '')

/** A path's folders in our own routes: `[id]` is `:id`, and a group has no part in an address. */
const ownRoutes = globSync(['app/**/page.tsx', 'app/**/route.{ts,tsx}']).map((file) =>
  segments(file)
    .slice(1, -1)
    .filter((part) => !part.startsWith('('))
    .map((part) => part.replace(/^\[(\w+)\]$/, ':$1')),
)

const isOfId = (part: string | undefined) => part !== undefined && /^:(?:\w+I|i)d$/.test(part)
const isAlike = (one: string | undefined, other: string | undefined) =>
  one === other || (one?.startsWith(':') && other?.startsWith(':'))

/** The words that stand where other routes have an id. */
function wordsIn(routes: readonly string[][]): string[] {
  const words = routes.flatMap((route) =>
    route.flatMap((part, at) =>
      isOfId(part)
        ? routes
            .filter((other) => route.slice(0, at).every((each, place) => isAlike(each, other[place])))
            .map((other) => other[at])
        : [],
    ),
  )
  return [...new Set(words.filter((word) => word !== undefined && /^[\w.-]+$/.test(word)))].map(String)
}

test('no id has the name of a route of ours that stands in its place', () => {
  const words = wordsIn(ownRoutes)
  expect(words).toContain('subgroups')
  expect(words.filter(isIdentifier)).toEqual([])
})

test('no id has the name of a call of a service that stands in its place', async () => {
  const context = createTestContext()
  const services = await Promise.all(
    [createGame, ...otherServicesFor(playerOfToken)].map(async (create) => create(context)),
  )
  const words = services.flatMap(({ routes }) => wordsIn(routes.routes.map(({ path }) => segments(path))))
  expect(words).toContain('upcoming')
  expect(words.filter(isIdentifier)).toEqual([])
})
