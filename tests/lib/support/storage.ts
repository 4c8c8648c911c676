import { vi } from 'vitest'

/** A browser's local storage with nothing in it; the map is what it holds. */
export function stubLocalStorage(): Map<string, string> {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  })
  return entries
}
