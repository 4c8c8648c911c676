import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bikeFrame, crankLength, pedalAt } from '../../../sandbox/media/art/bike.ts'
import { joint } from '../../../sandbox/media/art/body.ts'
import { mix } from '../../../sandbox/media/art/colour.ts'
import { passing } from '../../../sandbox/media/art/stage.ts'
import { smooth } from '../../../sandbox/media/art/svg.ts'

const distance = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  Math.hypot(ax - bx, ay - by)

test('keeps the length of both bones wherever a limb reaches', () => {
  const place = fc.tuple(fc.double({ min: -60, max: 60, noNaN: true }), fc.double({ min: -60, max: 60, noNaN: true }))
  fc.assert(
    fc.property(place, fc.constantFrom<1 | -1>(1, -1), (target, side) => {
      fc.pre(distance([0, 0], target) > 5 && distance([0, 0], target) < 80)
      const bend = joint([0, 0], target, 44, 43, side)
      expect(distance([0, 0], bend)).toBeCloseTo(44, 3)
      expect(distance(bend, target)).toBeCloseTo(43, 3)
    }),
  )
})

test('points a straight limb at what is out of reach', () => {
  const knee = joint([0, 0], [200, 0], 44, 43, 1)
  expect(knee[0]).toBeCloseTo(44, 0)
})

test('turns the pedals about the crank and comes back after a whole turn', () => {
  for (const turn of [0, 0.2, 0.5, 0.9]) {
    expect(distance(pedalAt(turn), bikeFrame.crank)).toBeCloseTo(crankLength)
    expect(distance(pedalAt(turn), pedalAt(turn + 11))).toBeCloseTo(0)
  }
})

test('mixes colours and keeps them colours', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mix('#ff0000', '#00ff00', 2)).toMatch(/^#[0-9a-f]{6}$/)
})

test('starts a curve at its first point and ends it at its last', () => {
  expect(
    smooth([
      [0, 0],
      [10, 5],
      [20, 0],
    ]),
  ).toMatch(/^M0 0C.* 20 0$/)
})

test('brings what passes us back to where it stood', () => {
  fc.assert(
    fc.property(fc.double({ min: -200, max: 2500, noNaN: true }), (x) => {
      expect(passing(x, 0)).toBeCloseTo(x, 6)
      expect(passing(x, 1)).toBeCloseTo(x, 6)
    }),
  )
})
