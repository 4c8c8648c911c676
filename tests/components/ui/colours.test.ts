import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, backgroundOf } from '@/components/ui/colours'
import { darkColours } from '@/theme'
import { cssOf } from '../../support/css-colours'

test('a colour name of content is a background with a text that reads well on it', () => {
  expect(backgroundOf('yellow', 'white')).toMatchObject({
    className: 'bg-yellow text-ink always-light',
    style: {},
    isDark: false,
  })
  expect(backgroundOf(' Dark ', 'white')).toMatchObject({ className: 'bg-ink text-paper', style: {}, isDark: true })
})

test.each([['#003322'], ['#032']])('a hex value is a background of its own: %s', (hex) => {
  expect(backgroundOf(hex, 'white')).toMatchObject({
    className: 'text-paper',
    style: { backgroundColor: 'rgb(0 51 34)' },
    isDark: true,
  })
})

test.each([[undefined], ['tartan'], ['#12'], ['url(x)'], ['constructor'], ['red;}']])(
  'of %s it makes the fallback',
  (name) => {
    expect(backgroundOf(name, 'cream')).toEqual(backgroundOf('cream', 'white'))
  },
)

test('a text colour is used where it reads well on the background, and only there', () => {
  expect(backgroundOf('yellow', 'white', '#333333').style).toEqual({ color: 'rgb(51 51 51)' })
  expect(backgroundOf('white', 'white', '#cccccc')).toEqual(backgroundOf('white', 'white'))
  expect(backgroundOf('dark', 'white', 'light').style).toEqual({ color: cssOf('paper') })
})

test('the page’s own grounds are dark in the dark scheme, where a text colour is used if it reads well, too', () => {
  const style = (asked: string) => backgroundOf('white', 'white', asked).style.color
  expect(style('#333333')).toBe(`var(--light, rgb(51 51 51)) var(--dark, ${inCss(darkColours.onSurface)})`)
  expect(style('#757575')).toBe(`var(--light, rgb(117 117 117)) var(--dark, ${inCss(darkColours.onSurface)})`)
  for (const ground of ['white', 'light', 'cream', '#ffffff', '#fff'])
    expect(backgroundOf(ground, 'dark').className).toContain('text-on-surface')
})

test('what is on a pale ground that stays pale has the colours of the light scheme', () => {
  for (const ground of ['yellow', 'yorkshire-gray', '#ffe0b0']) {
    expect(backgroundOf(ground, 'white').className).toContain('always-light')
  }
  for (const ground of ['white', 'cream', 'dark', 'orange', '#003322']) {
    expect(backgroundOf(ground, 'white').className).not.toContain('always-light')
  }
})

const inCss = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')})`
const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const channels = (css: string) => css.match(/\d+/g)?.map(Number) as [number, number, number]

test('on any background, whatever text colour is asked for, text has a contrast of 4.5 at least', () => {
  fc.assert(
    fc.property(hexes, fc.option(hexes, { nil: undefined }), (background, textColour) => {
      const { className, style, isPlain } = backgroundOf(background, 'white', textColour)
      // White is the page's own ground, which has a test of its own above.
      if (isPlain) return
      const shown = channels(cssOf(className.includes('text-paper') ? 'paper' : 'ink'))
      const text = style.color === undefined ? shown : channels(style.color)
      expect(contrast(text, channels(String(style.backgroundColor)))).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
