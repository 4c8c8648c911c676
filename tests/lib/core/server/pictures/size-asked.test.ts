import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PICTURE_SHAPES } from '@/lib/core/picture'
import { sizeAsked, viewOf } from '@/lib/core/server/pictures/size-asked'

const original = (query = '') => new URL(`https://media.cc/a.png?${query}`)
const whole = { ratio: undefined, part: undefined, format: 'webp', focus: { x: 0.5, y: 0.5 } }

test.each([
  [{ w: '320' }, { ...whole, width: 320 }],
  [{ w: '321' }, { ...whole, width: 480 }],
  [{ w: '9999' }, { ...whole, width: 2400 }],
  [
    { w: '640', ar: '4:5' },
    { ...whole, width: 640, ratio: 0.8 },
  ],
  [
    { w: '1200', h: '630', fm: 'jpg' },
    { ...whole, width: 1440, ratio: 1200 / 630, format: 'jpeg' },
  ],
  [
    { w: '320', fm: 'avif' },
    { ...whole, width: 320 },
  ],
  [{}, { ...whole, width: 2400 }],
  [{ ar: '1:1' }, { ...whole, width: 2400, ratio: 1 }],
] as const)('%j asks for a size of the list', (query, size) => {
  expect(sizeAsked(original(), query)).toEqual(size)
})

test.each([
  { w: '' },
  { h: '630' },
  { w: '0' },
  { w: '-320' },
  { w: '3.5' },
  { w: '1e3' },
  { w: '99999' },
  { w: '320', ar: '7:5' },
  { w: '320', ar: '4:5:6' },
  { w: '320', h: '321' },
  { w: '320', h: 'x' },
])('%j is no size', (query) => {
  expect(sizeAsked(original(), query)).toBeUndefined()
})

test('what editors chose comes from the signed address', () => {
  expect(sizeAsked(original('rect=10,20,300,200&fp-x=0.25&fp-y=0.9&fit=crop&ar=3:2'), { w: '320' })).toEqual({
    width: 320,
    ratio: 1.5,
    format: 'webp',
    part: { x: 10, y: 20, width: 300, height: 200 },
    focus: { x: 0.25, y: 0.9 },
  })
})

test.each(['rect=a,b,c,d', 'rect=1,2,3', 'rect=0,0,0,0', 'rect=0,0,-1,5', 'fp-x=7&fp-y=', 'ar=0:0', 'ar=1:900'])(
  'what %s means is what nothing means',
  (query) => {
    expect(sizeAsked(original(query), { w: '320' })).toEqual({ ...whole, width: 320 })
  },
)

const number = fc.double({ noNaN: true, min: -1e6, max: 1e6 })
const side = fc.integer({ min: 1, max: 9000 })

test('whatever an address says, the part that is shown is in the picture', () => {
  const rect = fc.array(number, { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(
      side,
      side,
      rect,
      number,
      number,
      fc.constantFrom(...PICTURE_SHAPES),
      (width, height, parts, x, y, ar) => {
        const asked = sizeAsked(original(`rect=${parts.join(',')}&fp-x=${x}&fp-y=${y}`), { w: '320', ar })
        if (asked === undefined) throw new Error('A shape of the list is no size.')
        const view = viewOf({ width, height }, asked)
        expect([view.x, view.y, view.width, view.height].every(Number.isInteger)).toBe(true)
        expect(Math.min(view.x, view.y)).toBeGreaterThanOrEqual(0)
        expect(Math.min(view.width, view.height)).toBeGreaterThanOrEqual(1)
        expect(view.x + view.width).toBeLessThanOrEqual(width)
        expect(view.y + view.height).toBeLessThanOrEqual(height)
      },
    ),
  )
})

test('the focal point is in every shape, and in its middle where there is room', () => {
  const point = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(point, point, fc.constantFrom(...PICTURE_SHAPES), (x, y, ar) => {
      const asked = sizeAsked(original(`fp-x=${x}&fp-y=${y}`), { w: '320', ar })
      const view = viewOf({ width: 2400, height: 1350 }, asked ?? { ...whole, width: 1, format: 'webp' })
      expect(view.x).toBeLessThanOrEqual(2400 * x + 1)
      expect(view.x + view.width).toBeGreaterThanOrEqual(2400 * x - 1)
      expect(view.y + view.height).toBeGreaterThanOrEqual(1350 * y - 1)
    }),
  )
  const asked = sizeAsked(original('fp-x=0.6'), { w: '320', ar: '1:1' })
  expect(asked && viewOf({ width: 2000, height: 1000 }, asked)).toEqual({ x: 700, y: 0, width: 1000, height: 1000 })
})
