import { vi } from 'vitest'

type List = { getEntriesByName: (name: string) => { name: string }[] }

/**
 * Puts the browser's report of paints into a test's hands.
 *
 * @returns paints the page, by the name of the entry: `first-contentful-paint` unless said
 */
export function stubPaints(): (painted?: string) => void {
  let report: ((list: List) => void) | undefined
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(given: (list: List) => void) {
        report = given
      }
      observe() {}
    },
  )
  return (painted = 'first-contentful-paint') =>
    report?.({ getEntriesByName: (name) => (name === painted ? [{ name }] : []) })
}
