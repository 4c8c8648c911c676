import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, groundOf } from '@/components/ui/colours'
import { cssOf } from '../../support/colours-in'

test('a colour name of content is a ground with a text that reads well on it', () => {
  expect(groundOf('yellow', 'white')).toMatchObject({ className: 'bg-yellow text-ink', style: {}, isDark: false })
  expect(groundOf(' Dark ', 'white')).toMatchObject({ className: 'bg-ink text-paper', style: {}, isDark: true })
})

test.each([['#003322'], ['#032']])('a hex value is a ground of its own: %s', (hex) => {
  expect(groundOf(hex, 'white')).toMatchObject({
    className: 'text-paper',
    style: { backgroundColor: 'rgb(0 51 34)' },
    isDark: true,
  })
})

test.each([[undefined], ['tartan'], ['#12'], ['url(x)'], ['constructor'], ['red;}']])(
  'of %s it makes the fallback',
  (name) => {
    expect(groundOf(name, 'cream')).toEqual(groundOf('cream', 'white'))
  },
)

test('a text colour is used where it reads well on the ground, and only there', () => {
  expect(groundOf('white', 'white', '#333333').style).toEqual({ color: 'rgb(51 51 51)' })
  expect(groundOf('white', 'white', '#cccccc')).toEqual(groundOf('white', 'white'))
  expect(groundOf('dark', 'white', 'light').style).toEqual({ color: cssOf('paper') })
})

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const channels = (css: string) => css.match(/\d+/g)?.map(Number) as [number, number, number]

test('on any ground, whatever text colour is asked for, text has a contrast of 4.5 at least', () => {
  fc.assert(
    fc.property(hexes, fc.option(hexes, { nil: undefined }), (ground, textColour) => {
      const { className, style } = groundOf(ground, 'white', textColour)
      const shown = channels(cssOf(className.includes('text-paper') ? 'paper' : 'ink'))
      const text = style.color === undefined ? shown : channels(style.color)
      expect(contrast(text, channels(String(style.backgroundColor)))).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
