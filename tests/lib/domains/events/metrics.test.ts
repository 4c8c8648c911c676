import { expect, test } from 'vitest'
import { metricsOf } from '@/lib/domains/events/metrics'

const route = { id: '1', name: 'Harbour Loop', laps: 3, distance: 8200, elevation: 42 }

test('metres are those of all laps [EV-014]', () => {
  expect(metricsOf(route, 2700)).toEqual({ distanceMeters: 24_600, elevationMeters: 126, durationSeconds: 2700 })
})

test('without a route there are none', () => {
  expect(metricsOf(undefined, 2700)).toBeUndefined()
})
