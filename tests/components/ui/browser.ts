import { vi } from 'vitest'

/** What jsdom lacks, as a browser has it; each stub says what tests can do with it. */

type Watched = { callback: IntersectionObserverCallback; targets: Set<Element> }

/** Observers that see what `see` tells them. */
export function stubSight() {
  const watched = new Set<Watched>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #watched: Watched
      constructor(callback: IntersectionObserverCallback) {
        this.#watched = { callback, targets: new Set() }
        watched.add(this.#watched)
      }
      observe(target: Element) {
        this.#watched.targets.add(target)
      }
      disconnect() {
        watched.delete(this.#watched)
      }
    },
  )
  const see = (isIntersecting: boolean) => {
    for (const { callback, targets } of watched) {
      const entries = [...targets].map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry)
      callback(entries, {} as IntersectionObserver)
    }
  }
  return { see, watches: () => watched.size > 0 }
}

/** Media queries of which those that contain one of the texts match; `change` says that they do from now on. */
export function stubMedia(...matching: string[]) {
  const listeners = new Map<string, Set<() => void>>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.some((part) => query.includes(part)),
    addEventListener: (_: string, listener: () => void) => {
      listeners.set(query, (listeners.get(query) ?? new Set()).add(listener))
    },
    removeEventListener: (_: string, listener: () => void) => listeners.get(query)?.delete(listener),
  }))
  return { change: (query: string) => listeners.get(query)?.forEach((listener) => listener()) }
}

/** Videos that play and pause without pictures; `refuse` makes the next ones fail to. */
export function stubPlayback() {
  let refusal: Error | undefined
  const paused = new WeakMap<HTMLMediaElement, boolean>()
  const prototype = HTMLMediaElement.prototype
  vi.spyOn(prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return paused.get(this) ?? true
  })
  const play = vi.spyOn(prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    if (refusal) throw refusal
    paused.set(this, false)
    this.dispatchEvent(new Event('play'))
    this.dispatchEvent(new Event('playing'))
  })
  const pause = vi.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (paused.get(this) ?? true) return
    paused.set(this, true)
    this.dispatchEvent(new Event('pause'))
  })
  const load = vi.spyOn(prototype, 'load').mockImplementation(() => undefined)
  return { play, pause, load, refuse: (error: Error) => (refusal = error) }
}
