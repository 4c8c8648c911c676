import { beforeEach, expect, test, vi } from 'vitest'
import type { Metric } from 'web-vitals'
import { interactionSchema } from '@/lib/domains/analytics/schema'
import { answerWith, forgetAnswer } from '../../lib/support/consent'

const listeners = vi.hoisted(() => new Map<string, (metric: Metric) => void>())

vi.mock('web-vitals', () => {
  const register = (name: string) => (listener: (metric: Metric) => void) => void listeners.set(name, listener)
  const thresholds = { INPThresholds: [200, 500] }
  return Object.assign(
    thresholds,
    Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, register(name)])),
  )
})

const sent: Blob[] = []

let measured: (list: { getEntriesByName: (name: string) => { duration: number }[] }) => void = () => undefined

beforeEach(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: typeof measured) {
        measured = callback
      }
      observe() {}
    },
  )
  sent.length = 0
  forgetAnswer()
  vi.stubGlobal('navigator', { sendBeacon: (_path: string, blob: Blob) => sent.push(blob) > 0 })
})

const metric = (name: Metric['name'], value: number) =>
  ({ name, value, rating: 'good', navigationType: 'back-forward-cache' }) as Metric

test('each value of a visitor who agreed goes the way of all events, as the server takes it', async () => {
  answerWith('statistics')
  const { reportVitals } = await import('@/components/analytics/report-vitals')
  reportVitals()
  expect([...listeners.keys()].toSorted()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
  listeners.get('CLS')?.(metric('CLS', 0.012_345))
  listeners.get('LCP')?.(metric('LCP', 1234.5678))
  const reports = await Promise.all(sent.map(async (blob) => interactionSchema.parse(JSON.parse(await blob.text()))))
  expect(reports.map(({ properties }) => properties)).toMatchObject([
    { name: 'CLS', value: '0.012', rating: 'good', path: '/' },
    { name: 'LCP', value: '1234.568', rating: 'good' },
  ])
})

test.each([
  [180, 'good'],
  [450, 'needs-improvement'],
  [1400, 'poor'],
])('a press that had to wait %s ms for its script is a value of its own, rated %s like INP', async (ms, rating) => {
  answerWith('statistics')
  measured({ getEntriesByName: (name) => (name === 'kept-press' ? [{ duration: ms }] : []) })
  const [report] = await Promise.all(sent.map(async (blob) => interactionSchema.parse(JSON.parse(await blob.text()))))
  expect(report?.properties).toMatchObject({ name: 'KEPT_PRESS', value: String(ms), rating })
})

test('nothing goes before the visitor has agreed, nor after they have changed their mind', () => {
  listeners.get('LCP')?.(metric('LCP', 1000))
  answerWith('none')
  listeners.get('INP')?.(metric('INP', 40))
  expect(sent).toEqual([])
})
