import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxSide, parseParameters, planPicture } from '../../../sandbox/media/parameters.ts'

const scene = { width: 2400, height: 1350 }

function plan(query: Record<string, string>, native = scene) {
  const parsed = parseParameters(query)
  if (!parsed.success) throw parsed.error
  return planPicture(native, parsed.data)
}

test('shows the whole drawing at its own size when nothing is asked for', () => {
  expect(plan({})).toEqual({ view: { x: 0, y: 0, ...scene }, ...scene })
})

test('keeps the proportions when only one side is given', () => {
  expect(plan({ w: '640' })).toMatchObject({ width: 640, height: 360 })
  expect(plan({ h: '270' })).toMatchObject({ width: 480, height: 270 })
})

test('fits inside both sides by default, without cropping', () => {
  expect(plan({ w: '600', h: '600' })).toMatchObject({ width: 600, height: 338, view: { x: 0, width: 2400 } })
})

test('crops about the middle', () => {
  expect(plan({ w: '300', h: '400', fit: 'crop' })).toEqual({
    view: { x: 693.75, y: 0, width: 1012.5, height: 1350 },
    width: 300,
    height: 400,
  })
})

test.each([
  ['on the right', { 'fp-x': '0.75', 'fp-y': '0.2' }, 1293.75],
  ['at the very edge, as far as the picture goes', { 'fp-x': '1' }, 1387.5],
])('crops about a focal point %s', (_where, point, x) => {
  const asked = { w: '300', h: '400', fit: 'crop', ...point }
  expect(plan({ ...asked, crop: 'focalpoint' }).view).toEqual({ x, y: 0, width: 1012.5, height: 1350 })
  expect(plan(asked).view.x).toBe(693.75)
})

test('fills up the missing space around the picture', () => {
  expect(plan({ w: '600', h: '600', fit: 'fill' })).toMatchObject({
    view: { x: 0, y: -525, width: 2400, height: 2400 },
    width: 600,
    height: 600,
  })
})

test('never enlarges with fit=max', () => {
  expect(plan({ w: '4000', fit: 'max' })).toMatchObject(scene)
  expect(plan({ w: '4000' })).toMatchObject({ width: 4000 })
})

test('cuts out a rectangle before it fits', () => {
  expect(plan({ rect: '600,0,1200,1350', w: '400' })).toEqual({
    view: { x: 600, y: 0, width: 1200, height: 1350 },
    width: 400,
    height: 450,
  })
})

test('clamps a rectangle to the drawing', () => {
  expect(plan({ rect: '-50,1300,9999,9999' }).view).toEqual({ x: 0, y: 1300, width: 2400, height: 50 })
  expect(plan({ rect: '5000,5000,10,10' }).view).toEqual({ x: 2399, y: 1349, width: 1, height: 1 })
})

test('multiplies by the device pixel ratio, and keeps the proportions at the largest size', () => {
  expect(plan({ w: '400', dpr: '2' })).toMatchObject({ width: 800, height: 450 })
  expect(plan({ w: '3000', dpr: '3' })).toMatchObject({ width: maxSide, height: 2304 })
})

test.each<Record<string, string>>([{ w: '0' }, { w: '-4' }, { w: '999999' }, { q: '900' }, { dpr: '77' }])(
  'clamps %o',
  (query) => {
    expect(parseParameters(query).success).toBe(true)
  },
)

test.each<Record<string, string>>([
  { w: 'abc' },
  { w: '' },
  { w: '1e3' },
  { h: 'NaN' },
  { fit: 'stretch' },
  { fm: 'gif' },
  { rect: '1,2,3' },
  { rect: 'a,b,c,d' },
])('refuses %o', (query) => {
  expect(parseParameters(query).success).toBe(false)
})

test('ignores parameters it does not know', () => {
  expect(parseParameters({ ixlib: 'js-3', crop: 'faces', w: '10' }).success).toBe(true)
})

test('plans a whole picture within bounds for any query it accepts', () => {
  const number = fc.oneof(fc.integer({ min: -9999, max: 99999 }).map(String), fc.string({ maxLength: 6 }))
  const query = fc.record(
    {
      w: number,
      h: number,
      dpr: number,
      q: number,
      fit: fc.constantFrom('clip', 'crop', 'max', 'fill', 'nonsense'),
      rect: fc.tuple(number, number, number, number).map((sides) => sides.join(',')),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(query, (asked) => {
      const parsed = parseParameters(asked)
      if (!parsed.success) return
      const { view, width, height } = planPicture(scene, parsed.data)
      for (const side of [width, height]) {
        expect(Number.isInteger(side)).toBe(true)
        expect(side).toBeGreaterThanOrEqual(1)
        expect(side).toBeLessThanOrEqual(maxSide)
      }
      for (const value of Object.values(view)) expect(Number.isFinite(value)).toBe(true)
      expect(view.width).toBeGreaterThan(0)
      expect(view.height).toBeGreaterThan(0)
    }),
  )
})

test('crops to a ratio at whatever width is asked for, by the short and the long name', () => {
  const native = { width: 2400, height: 1350 }
  const widths: Record<string, string>[] = [{ w: '300' }, { width: '300' }]
  for (const width of widths) {
    const parsed = parseParameters({ fit: 'crop', ar: '3:4', ...width })
    expect(parsed.success && planPicture(native, parsed.data)).toMatchObject({ width: 300, height: 400 })
  }
})

test('refuses a ratio that is none', () => {
  expect(parseParameters({ ar: '3-4' }).success).toBe(false)
})
