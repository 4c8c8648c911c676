import { beforeEach, expect, test, vi } from 'vitest'
import { findMarker, keepMarker, takeMarker } from '@/lib/domains/campaigns/marker-storage'
import { stubLocalStorage } from '../../support/storage'

const KEY = 'gruppetto:register:tour'

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: {} } }))

test.each([true, false])(
  'a marker is kept (terms ticked: %j) and can be taken once [CP-034, CP-036]',
  (hasTickedTerms) => {
    const entries = stubLocalStorage()
    keepMarker(KEY, { hasTickedTerms })
    expect(findMarker(KEY)).toEqual({ hasTickedTerms })
    expect(takeMarker(KEY)).toEqual({ hasTickedTerms })
    expect(entries.size).toBe(0)
    expect(findMarker(KEY)).toBeUndefined()
    expect(takeMarker(KEY)).toBeUndefined()
  },
)

test('what we never stored is no marker, and is cleared away', () => {
  const entries = stubLocalStorage()
  entries.set(KEY, '{"evil":1}')
  expect(findMarker(KEY)).toBeUndefined()
  expect(takeMarker(KEY)).toBeUndefined()
  expect(entries.size).toBe(0)
})

test('where storage is switched off there is no marker, and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepMarker(KEY, { hasTickedTerms: true })
  expect(findMarker(KEY)).toBeUndefined()
  expect(takeMarker(KEY)).toBeUndefined()
})
