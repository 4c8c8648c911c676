import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const LIMITED = /\b(withMember|takeTry|countingGuesses|beginSignIn|answerForm)\b/

/** They ask no service: signing out and leaving a preview are always possible, and an unknown address is a 404. */
const unlimited = ['app/api/[...rest]/route.ts', 'app/api/auth/logout/route.ts', 'app/api/exit-preview/route.ts']

test('every other route of the API counts its clients’ tries', () => {
  const routes = globSync('app/api/**/route.ts').toSorted()
  const without = routes.filter((path) => !LIMITED.test(readFileSync(path, 'utf8')))
  expect(without).toEqual(unlimited)
})
