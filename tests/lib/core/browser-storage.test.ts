import { expect, test, vi } from 'vitest'
import { lasting, ofThisTab } from '@/lib/core/browser-storage'

const stub = (name: 'localStorage' | 'sessionStorage') => {
  const entries = new Map<string, string>()
  vi.stubGlobal(name, {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  })
  return entries
}

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

test.each([
  ['localStorage', lasting],
  ['sessionStorage', ofThisTab],
] as const)('a text kept in %s is read as often as one likes, and taken once', (name, storage) => {
  const entries = stub(name)
  expect(storage.read('a')).toBeNull()
  expect(storage.keep('a', 'first')).toBe(true)
  expect([storage.read('a'), storage.read('a'), storage.take('a'), storage.take('a')]).toEqual([
    'first',
    'first',
    'first',
    null,
  ])
  expect(entries.size).toBe(0)
})

test('where storage is switched off, that is known, and nothing breaks', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect([lasting.read('a'), lasting.keep('a', 'text'), lasting.take('a')]).toEqual([undefined, false, null])
})

test('a browser that does not even give the storage away is one without', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect([ofThisTab.read('a'), ofThisTab.keep('a', 'text')]).toEqual([undefined, false])
})

test('what can be read but not removed is not taken: it would be found a second time', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'wish', removeItem: refuse })
  expect(lasting.take('a')).toBeNull()
})
