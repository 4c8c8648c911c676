import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ASKS = /\bfetch\(|[^.\w]call\(|\bmemberCall\(|\buseMutation\b|lib\/services\//

test('no section asks for a member’s flow by itself: sign-up, charity, pairing, memberships and contact are their domains’ [PB-013]', () => {
  const files = globSync('slices/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => ASKS.test(readFileSync(file, 'utf8')))).toEqual([])
})
