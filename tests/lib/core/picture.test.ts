import { describe, expect, test } from 'vitest'
import { addressAt, focalPosition, isResizable, placeholder, sharedPictureAddress } from '@/lib/core/picture'

describe('a picture', () => {
  const source = { url: 'https://pictures.cc/a.png?rect=1', width: 1000, height: 500, alt: '' }
  const parameters = (...given: Parameters<typeof addressAt>) =>
    Object.fromEntries(new URL(addressAt(...given)).searchParams)

  test('comes at the width that is asked for, and never larger than it is', () => {
    expect(parameters(source, 640)).toEqual({ rect: '1', auto: 'format,compress', w: '640' })
    expect(parameters(source, 2000)).toMatchObject({ w: '1000' })
  })

  test('is cut to a shape, and is WebP if the first paint waits for it', () => {
    expect(parameters(source, 640, { shape: '4:5' })).toEqual({
      rect: '1',
      auto: 'format,compress',
      w: '640',
      fit: 'crop',
      ar: '4:5',
    })
    expect(parameters(source, 640, { isHero: true })).toEqual({ rect: '1', auto: 'compress', fm: 'webp', w: '640' })
  })

  test('cut to a shape has that shape, whatever size the content system asks for in its address', () => {
    const cropped = { ...source, url: 'https://pictures.cc/a.png?rect=255,0,1536,1536&w=500&h=500&dpr=2' }
    expect(parameters(cropped, 320, { shape: '4:5' })).toEqual({
      rect: '255,0,1536,1536',
      auto: 'format,compress',
      w: '320',
      fit: 'crop',
      ar: '4:5',
    })
    expect(parameters({ ...source, url: 'https://pictures.cc/a.png?fit=crop&w=500&h=250' }, 320)).toEqual({
      auto: 'format,compress',
      w: '320',
      fit: 'crop',
      ar: '500:250',
    })
  })

  test('is cut around the editors’ focal point, by whoever cuts it', () => {
    const focused = { ...source, url: 'https://pictures.cc/a.png?fp-x=0.755&fp-y=0.2' }
    expect(parameters(focused, 320, { shape: '4:5' })).toMatchObject({ crop: 'focalpoint', 'fp-x': '0.755' })
    expect(parameters(focused, 320)).not.toHaveProperty('crop')
    expect(sharedPictureAddress(focused)).toContain('crop=focalpoint')
    expect(focalPosition(focused)).toBe('76% 20%')
  })

  test.each(['', '?fp-x=0.5&fp-y=0.5', '?fp-x=2&fp-y=-1', '?fp-x=&fp-y=no', '?fp-x=%3Bcolor%3Ared', '?fp-z=3'])(
    'with the parameters “%s” has no focal point but its middle',
    (query) => {
      expect(focalPosition({ ...source, url: `https://pictures.cc/a.png${query}` })).toBeUndefined()
    },
  )

  test('of our own is a placeholder, which has one size', () => {
    const own = placeholder(96, 48)
    expect(own).toEqual({ url: '/placeholders/96x48.svg', width: 96, height: 48, alt: '' })
    expect([isResizable(own), isResizable(source), addressAt(own, 20, { isHero: true })]).toEqual([
      false,
      true,
      own.url,
    ])
  })
})
