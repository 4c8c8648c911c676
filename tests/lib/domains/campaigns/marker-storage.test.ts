import { beforeEach, expect, test, vi } from 'vitest'
import { registerMarker, registerMarkerKey } from '@/lib/domains/campaigns/marker-storage'
import { stubLocalStorage } from '../../support/storage'

const KEY = 'gruppetto:register:tour'

const marker = registerMarker(KEY)

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: {} } }))

test("a marker's key names the site and the campaign [CP-034]", () => {
  expect(registerMarkerKey('gruppetto', 'tour')).toBe(KEY)
})

test.each([true, false])(
  'is kept for good (terms ticked: %j) and can be taken once [CP-034, CP-036]',
  (hasTickedTerms) => {
    const entries = stubLocalStorage()
    marker.keep({ hasTickedTerms })
    expect([...entries.keys()]).toEqual([KEY])
    expect(marker.find()).toMatchObject({ hasTickedTerms })
    expect(marker.take()).toMatchObject({ hasTickedTerms })
    expect(entries.size).toBe(0)
  },
)

test('what does not say whether terms were ticked is no marker', () => {
  stubLocalStorage().set(KEY, JSON.stringify({ hasTickedTerms: 'yes', at: Date.now() }))
  expect(marker.find()).toBeUndefined()
})
