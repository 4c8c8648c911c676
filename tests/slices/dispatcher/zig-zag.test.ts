import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zigZag } from '@/slices/dispatcher/zig-zag'

const texts = (count: number) => Array.from({ length: count }, () => 'text')

test('the first section is FIRST, the second LEFT [PB-028, PB-029]', () => {
  expect(zigZag(texts(2))).toEqual(['FIRST', 'LEFT'])
})

test('after the first the side changes with every fourth section [PB-030]', () => {
  const [left, right] = [Array(4).fill('LEFT'), Array(4).fill('RIGHT')]
  expect(zigZag(texts(14))).toEqual(['FIRST', ...left, ...right, ...left, 'RIGHT'])
})

test('live data takes the side of the section before it and is not counted [PB-031]', () => {
  expect(zigZag(['hero', 'live_data', 'text', 'text', 'live_data', 'text', 'text', 'live_data', 'text'])).toEqual([
    'FIRST',
    'FIRST',
    ...Array(6).fill('LEFT'),
    'RIGHT',
  ])
})

test('live data that leads is FIRST, and so is the section after it', () => {
  expect(zigZag(['live_data', 'text', 'text'])).toEqual(['FIRST', 'FIRST', 'LEFT'])
})

const pages = fc.array(fc.constantFrom('text', 'hero', 'live_data'), { maxLength: 40 })

test('live data anywhere leaves every other section where it was [PB-031]', () => {
  fc.assert(
    fc.property(pages, (types) => {
      const layouts = zigZag(types).filter((_, index) => types[index] !== 'live_data')
      expect(layouts).toEqual(zigZag(types.filter((type) => type !== 'live_data')))
    }),
  )
})

test('each section of any page gets one layout, FIRST only ahead of all others', () => {
  fc.assert(
    fc.property(pages, (types) => {
      const layouts = zigZag(types)
      expect(layouts).toHaveLength(types.length)
      expect(layouts.slice(layouts.findLastIndex((layout) => layout === 'FIRST') + 1)).not.toContain('FIRST')
      expect(
        types.filter((type, index) => type !== 'live_data' && layouts[index] === 'FIRST').length,
      ).toBeLessThanOrEqual(1)
    }),
  )
})
