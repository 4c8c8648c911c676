import { expect, test } from 'vitest'
import { picture, sectionElement, webLink } from './render-section'
import { cssOf } from '../support/css-colours'

type Fields = Record<string, unknown>

const banner = async (primary: Fields, position = 2) => sectionElement('hero_banner', { primary }, { position })
const section = async (primary: Fields) => (await banner({ title: 'Ride', ...primary })).querySelector('section')

const film = 'https://media.example/film.mp4'

test('a background picture has its tablet, mobile and short mobile views, and an alternative text [SL-hero_banner-04]', async () => {
  const views = { tablet: picture('tablet'), mobile: picture('mobile'), mobile_short: picture('short') }
  for (const number of [1, 2, 3, 4]) {
    const fields = { [`background_image_${number}`]: picture('wide', views) }
    const tall = await banner(fields)
    expect(tall.querySelector('img')).toHaveAttribute('alt', 'Picture of wide')
    const [mobile, tablet] = tall.querySelectorAll('picture source')
    expect(mobile?.getAttribute('srcset')).toContain('mobile.png')
    expect(tablet?.getAttribute('srcset')).toContain('tablet.png')
    const short = await banner({ ...fields, mobile_banner_size: 'short' })
    expect(short.querySelector('picture source')?.getAttribute('srcset')).toContain('short.png')
  }
})

test('shows up to four pictures that follow one another in a fade of their own time [SL-hero_banner-10]', async () => {
  const fields = Object.fromEntries([1, 2, 3, 4].map((number) => [`background_image_${number}`, picture(`p${number}`)]))
  const element = await banner(fields)
  const slides = element.querySelectorAll('[aria-roledescription="slide"] img')
  expect([...slides].map((slide) => slide.getAttribute('alt'))).toEqual(
    [1, 2, 3, 4].map((number) => `Picture of p${number}`),
  )
  const given = element.querySelector<HTMLElement>('[data-carousel]')?.dataset.carousel ?? ''
  expect(JSON.parse(given)).toMatchObject({ transition: 'fade', auto: { firstShorterMs: 0 } })
  expect((await banner({ background_image_3: picture('p3') })).querySelector('.carousel')).toBeNull()
})

test('shows videos instead of pictures, one for desktop and one for mobile [SL-hero_banner-11]', async () => {
  const element = await banner({
    background_image_1: picture('one'),
    background_image_2: picture('two'),
    background_video_url: webLink(film),
    mobile_background_video_url: webLink('https://media.example/tall.mp4'),
  })
  const [mobile, desktop] = element.querySelectorAll('video source')
  expect(mobile).toHaveAttribute('src', 'https://media.example/tall.mp4')
  expect(mobile).toHaveAttribute('media', '(width < 1024px)')
  expect(desktop).toHaveAttribute('src', film)
  expect(element.querySelector('.carousel')).toBeNull()
  expect(element.querySelector('.background-video img')).toHaveAttribute('alt', 'Picture of one')
})

test('a player of a video host is no background, and a button plays it all the same [SL-hero_banner-11]', async () => {
  const element = await banner({
    background_image_1: picture('one'),
    background_video_url: webLink('https://www.youtube.com/embed/abc'),
    button_label: 'Watch',
    button_event: 'play_video',
  })
  expect(element.querySelector('video, iframe')).toBeNull()
  expect(element.querySelector('.backdrop img')).toHaveAttribute('alt', 'Picture of one')
  expect(element.querySelector('dialog a')).toHaveAttribute('href', 'https://www.youtube.com/embed/abc')
})

test('is orange with white text unless it names a colour [SL-hero_banner-17, CN-030]', async () => {
  expect(await section({})).toHaveClass('bg-orange')
  expect(await section({})).toHaveStyle({ color: cssOf('paper') })
  expect(await section({ background_color: 'plaid' })).toHaveClass('bg-orange')
  expect(await section({ background_color: 'yellow' })).toHaveClass('bg-yellow', 'text-ink')
  expect(await section({ background_color: 'yellow', text_color: 'dark' })).toHaveStyle({ color: cssOf('ink') })
})
