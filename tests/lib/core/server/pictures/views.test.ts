// The limits of sizes and of the parts that they show.
import { describe, expect, test } from 'vitest'
import { sizeAsked, viewOf, type SizeAsked } from '@/lib/core/server/pictures/size-asked'

const original = (query = '') => new URL(`https://media.cc/a.png?${query}`)
const WIDTHS = [96, 160, 320, 480, 640, 750, 1080, 1440, 1920, 2400]

test.each(WIDTHS.map((width, at) => [width, WIDTHS[at + 1] ?? 2400]))(
  'a width of %d is one of the list, and one more is the next, %d',
  (width, next) => {
    expect(sizeAsked(original(), { w: String(width) })?.width).toBe(width)
    expect(sizeAsked(original(), { w: String(width + 1) })?.width).toBe(next)
  },
)

test.each([
  ['1', 96],
  ['12', 96],
  ['123', 160],
  ['1234', 1440],
])('%s is a whole number', (w, width) => {
  expect(sizeAsked(original(), { w })?.width).toBe(width)
})

test.each(['x12', '12x', 'a', '1a', ' 12', '012', '12345'])('“%s” is none', (w) => {
  expect(sizeAsked(original(), { w })).toBeUndefined()
})

test.each([
  ['1:20', 0.05],
  ['20:1', 20],
  ['1:21', undefined],
  ['21:1', undefined],
  ['3', undefined],
  ['a:b', undefined],
  ['', undefined],
])('editors’ shape %s is %s', (ar, ratio) => {
  expect(sizeAsked(original(`ar=${ar}`), { w: '320' })?.ratio).toBe(ratio)
})

test('a shape that is asked for counts before the editors’', () => {
  expect(sizeAsked(original('ar=3:2'), { w: '320', ar: '1:1' })?.ratio).toBe(1)
  expect(sizeAsked(original(), { w: '1200', h: '630', ar: '1:1' })?.ratio).toBe(1)
})

test.each([
  ['0', 0],
  ['1', 1],
  ['0.999', 0.999],
  ['-0.001', 0.5],
  ['1.001', 0.5],
  ['', 0.5],
  ['x', 0.5],
])('a focal point at %s is at %d', (text, at) => {
  expect(sizeAsked(original(`fp-x=${text}`), { w: '320' })?.focus).toEqual({ x: at, y: 0.5 })
  expect(sizeAsked(original(`fp-y=${text}`), { w: '320' })?.focus).toEqual({ x: 0.5, y: at })
})

test.each([
  ['1,2,3,4', { x: 1, y: 2, width: 3, height: 4 }],
  ['0,0,1,1', { x: 0, y: 0, width: 1, height: 1 }],
  ['0,0,0,1', undefined],
  ['0,0,1,0', undefined],
  ['0,0,1,-1', undefined],
  ['x,0,1,1', undefined],
  ['0,x,1,1', undefined],
  ['0,0,Infinity,1', undefined],
  ['0,0,1,Infinity', undefined],
  ['0,0,1', undefined],
])('the part %s is %j', (rect, part) => {
  expect(sizeAsked(original(`rect=${rect}`), { w: '320' })?.part).toEqual(part)
})

describe('of an original of 400 by 200 pixels', () => {
  const view = (asked: Partial<SizeAsked>) =>
    viewOf(
      { width: 400, height: 200 },
      { width: 320, format: 'webp', ratio: undefined, part: undefined, focus: { x: 0.5, y: 0.5 }, ...asked },
    )
  const part = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

  test.each([
    [undefined, part(0, 0, 400, 200)],
    [part(10, 20, 300, 100), part(10, 20, 300, 100)],
    [part(10.4, 20.6, 299.6, 100.4), part(10, 21, 300, 100)],
    [part(-50, -20, 100, 100), part(0, 0, 100, 100)],
    [part(300, 150, 200, 200), part(300, 150, 100, 50)],
    [part(900, 900, 10, 10), part(399, 199, 1, 1)],
    [part(0, 0, 0.1, 0.1), part(0, 0, 1, 1)],
  ])('the part %j is shown as %j', (cut, shown) => {
    expect(view({ part: cut })).toEqual(shown)
  })

  test.each([
    [1, { x: 0, y: 0.5 }, part(0, 0, 200, 200)],
    [1, { x: 0.25, y: 0.5 }, part(0, 0, 200, 200)],
    [1, { x: 0.3, y: 0.5 }, part(20, 0, 200, 200)],
    [1, { x: 0.5, y: 0.5 }, part(100, 0, 200, 200)],
    [1, { x: 0.7, y: 0 }, part(180, 0, 200, 200)],
    [1, { x: 1, y: 1 }, part(200, 0, 200, 200)],
    [4, { x: 0.5, y: 0.3 }, part(0, 10, 400, 100)],
    [4, { x: 0, y: 0 }, part(0, 0, 400, 100)],
    [4, { x: 1, y: 1 }, part(0, 100, 400, 100)],
    [2, { x: 0.1, y: 0.1 }, part(0, 0, 400, 200)],
    [0.05, { x: 0.5, y: 0.5 }, part(195, 0, 10, 200)],
    [20, { x: 0.5, y: 0.5 }, part(0, 90, 400, 20)],
  ])('the shape %d around %j is %j', (ratio, focus, shown) => {
    expect(view({ ratio, focus })).toEqual(shown)
  })

  test('a shape is cut out of the editors’ part, around the point in it', () => {
    const cut = part(100, 50, 200, 100)
    expect(view({ part: cut, ratio: 1, focus: { x: 0.5, y: 0.5 } })).toEqual(part(150, 50, 100, 100))
    expect(view({ part: cut, ratio: 1, focus: { x: 1, y: 0 } })).toEqual(part(200, 50, 100, 100))
    expect(view({ part: cut, ratio: 4, focus: { x: 0, y: 1 } })).toEqual(part(100, 100, 200, 50))
    expect(view({ part: part(0, 0, 3, 3), ratio: 0.05, focus: { x: 0, y: 0 } })).toEqual(part(0, 0, 1, 3))
    expect(view({ part: part(0, 0, 3, 3), ratio: 20, focus: { x: 0, y: 0 } })).toEqual(part(0, 0, 3, 1))
  })
})
