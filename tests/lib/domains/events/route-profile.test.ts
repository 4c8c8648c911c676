import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identifiers } from '../../../support/identifiers'
import { elevationPath, routeProfile } from '@/lib/domains/events/route-profile'

const routes = fc.record({
  id: identifiers,
  distance: fc.integer({ min: 100, max: 300_000 }),
  elevation: fc.integer({ min: 0, max: 9_000 }),
})

const climbOf = (heights: number[]) =>
  heights.slice(1).reduce((sum, height, index) => sum + Math.max(0, height - (heights[index] ?? 0)), 0)

test("a sketch climbs as much as its route, and ends at the route's length as high as it began", () => {
  fc.assert(
    fc.property(routes, (route) => {
      const points = routeProfile(route)
      const heights = points.map(({ height }) => height)
      expect(climbOf(heights)).toBeCloseTo(route.elevation, 6)
      expect(heights.at(-1)).toBe(heights[0])
      expect(Math.min(...heights)).toBe(0)
      expect(points[0]?.metres).toBe(0)
      expect(points.at(-1)?.metres).toBe(route.distance)
    }),
  )
})

test('a route is always sketched the same, and another one differently', () => {
  const sizes = { distance: 8200, elevation: 42 }
  expect(routeProfile({ id: '1', ...sizes })).toEqual(routeProfile({ id: '1', ...sizes }))
  expect(routeProfile({ id: '1', ...sizes })).not.toEqual(routeProfile({ id: '2', ...sizes }))
})

test('a route without a number has a sketch of its own, too', () => {
  const sizes = { distance: 8200, elevation: 42 }
  const [one, other] = ['9b2e1f7c-alps', '9b2e1f7c-flat'].map((id) => routeProfile({ id, ...sizes }))
  expect(one).not.toEqual(other)
})

test('the sketch of a route stays what it was: who rode it knows it again', () => {
  const points = routeProfile({ id: '12', distance: 8200, elevation: 420 })
  const heights = points.filter((_, step) => step % 6 === 0).map(({ height }) => height.toFixed(2))
  expect(heights).toEqual(['86.63', '95.02', '10.23', '220.90', '193.12', '259.76', '141.55', '145.94', '86.63'])
})

test('a route without climbs is flat', () => {
  const points = routeProfile({ id: '5', distance: 500, elevation: 0 })
  expect(points.every(({ height }) => height === 0)).toBe(true)
})

test('the line runs through the points, high ones up', () => {
  const points = [
    { metres: 0, height: 0 },
    { metres: 500, height: 20 },
    { metres: 1000, height: 5 },
  ]
  expect(elevationPath(points, { width: 200, height: 40 })).toBe('M0.0 40.0L100.0 0.0L200.0 30.0')
})

test('the line of any route fills its box and never leaves it', () => {
  fc.assert(
    fc.property(routes, (route) => {
      const path = elevationPath(routeProfile(route), { width: 200, height: 40 })
      expect(path).toMatch(/^M\d+\.\d \d+\.\d(L\d+\.\d \d+\.\d)+$/)
      const corners = path
        .slice(1)
        .split('L')
        .map((corner) => corner.split(' ').map(Number))
      const ys = corners.map(([, y = -1]) => y)
      expect([corners[0]?.[0], corners.at(-1)?.[0]]).toEqual([0, 200])
      expect(Math.max(...ys)).toBe(40)
      expect(Math.min(...ys)).toBe(route.elevation === 0 ? 40 : 0)
    }),
  )
})

test('no points are no line', () => {
  expect(elevationPath([], { width: 200, height: 40 })).toBe('')
})
