import { beforeEach, expect, test, vi } from 'vitest'
import { MARKER_KEY } from '@/lib/domains/pairing/marker-key'
import { pairingMarker } from '@/lib/domains/pairing/marker-storage'

beforeEach(() => {
  const texts = new Map<string, string>()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  })
})

test.each(['start', 'confirm'] as const)(
  'a tab that was left to %s is known when it is back [PA-011, PA-012]',
  (step) => {
    pairingMarker.keep({ step })
    expect(pairingMarker.take()).toMatchObject({ step })
    expect(pairingMarker.take()).toBeUndefined()
  },
)

test('a tab that was left for anything else is none', () => {
  sessionStorage.setItem(MARKER_KEY, JSON.stringify({ step: 'finish', at: Date.now() }))
  expect(pairingMarker.find()).toBeUndefined()
})
