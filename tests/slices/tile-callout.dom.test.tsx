import { expect, test } from 'vitest'
import { truncate } from '@/slices/TileCallout'
import { picture, sectionElement, webLink } from './render-section'
import { cssOf, inlineColours } from '../support/css-colours'

const tile = {
  image: { ...picture('hairpins'), tablet: picture('harbour'), mobile: picture('velodrome') },
  title: 'Ride',
  subtitle: 'Nine worlds',
  description: 'Flat roads for talking.',
  ctaLabel: 'See the routes',
  ctaUrl: webLink('/routes'),
}

const section = (primary: Record<string, unknown>) =>
  sectionElement('tile_callout', { primary: { tiles: [tile], ...primary } })

test('shows a title and a subtitle above its tiles [SL-tile_callout-01, SL-tile_callout-07]', async () => {
  const element = await section({ title: 'Three ways', subtitle: 'In any order' })
  expect(element.querySelector('header')).toHaveTextContent('Three waysIn any order')
  expect(element.querySelector('article')).toHaveTextContent('RideNine worldsFlat roads for talking.See the routes')
  expect(element.querySelector('article a')).toHaveAttribute('href', '/routes')
})

test('a tile can act instead of leading somewhere', async () => {
  const acting = { ...tile, ctaUrl: undefined, ctaLabel: 'Join', eventTrigger: 'create account' }
  expect((await section({ tiles: [acting] })).querySelector('article a')).toHaveAttribute('href', '/join')
})

test.each([
  ['primary', 'bg-orange'],
  ['secondary', 'bg-violet'],
  ['dark', 'bg-ink'],
  ['light', 'bg-mist'],
  ['blue', 'bg-lagoon'],
  ['yellow', 'bg-yellow'],
  ['green', 'bg-pine'],
  ['yorkshire-gray', 'bg-yorkshire'],
  ['cream', 'bg-cream'],
  ['black', 'bg-ink'],
])('stands on %s [SL-tile_callout-03]', async (backgroundColor, background) => {
  expect((await section({ backgroundColor })).querySelector('section')).toHaveClass(background)
})

test('its text is light, and its subtitle large, unless it says otherwise [SL-tile_callout-04, SL-tile_callout-06]', async () => {
  const plain = await section({ subtitle: 'Large' })
  expect(plain.querySelector('section')).toHaveStyle({ color: cssOf('paper') })
  expect(plain.querySelector('header p')).toHaveClass('text-head-sm')
  const own = await section({ subtitle: 'Small', subtitleSize: 'small', textColor: 'dark', backgroundColor: 'cream' })
  expect(inlineColours(own.querySelector('section')).light).toBe(cssOf('ink'))
  expect(own.querySelector('header p')).toHaveClass('text-base')
})

test.each([
  ['left', 'text-start'],
  ['center', 'text-center'],
  ['right', 'text-end'],
  ['middle', 'text-start'],
])('its words stand %s [SL-tile_callout-05]', async (textAlignment, style) => {
  expect((await section({ textAlignment })).querySelector('header')).toHaveClass(style)
})

test('its picture lies behind it all [SL-tile_callout-02]', async () => {
  const element = await section({ backgroundImage: picture('night-city'), anchorHash: 'ways' })
  expect(element.querySelector('.full-bleed')).toHaveAttribute('src', expect.stringContaining('night-city'))
})

test('a tile has a picture for phones to 767 pixels and one for tablets from 768 to 1499 [SL-tile_callout-09, SL-tile_callout-10]', async () => {
  const sources = [...(await section({})).querySelectorAll('article source')].map((source) => [
    source.getAttribute('media'),
    /harbour|velodrome/.exec(source.getAttribute('srcset') ?? '')?.[0],
  ])
  expect(sources).toEqual([
    ['(max-width: 767px)', 'velodrome'],
    ['(min-width: 768px) and (max-width: 1499px)', 'harbour'],
  ])
})

const words =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'

test('a description is cut at a word near 115 characters, a shorter one is whole [SL-tile_callout-08]', async () => {
  const element = await section({ tiles: [{ ...tile, description: words }] })
  const shown = element.querySelector('article p.text-muted')?.textContent ?? ''
  expect(shown).toMatch(/…$/)
  const kept = shown.slice(0, -1)
  expect(kept.length).toBeLessThanOrEqual(115)
  expect(words.startsWith(`${kept} `)).toBe(true)
  const [next = ''] = words.slice(kept.length + 1).split(' ')
  expect(`${kept} ${next}`.length).toBeGreaterThan(115)
  expect(truncate('a'.repeat(115))).toBe('a'.repeat(115))
  expect(truncate(`${'a'.repeat(115)} b`)).toBe(`${'a'.repeat(115)}…`)
  expect(truncate('a'.repeat(500))).toBe(`${'a'.repeat(115)}…`)
})
