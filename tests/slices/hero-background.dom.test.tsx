import { expect, test } from 'vitest'
import { picture, sectionElement, webLink } from './render-section'

type Fields = Record<string, unknown>

const hero = async (primary: Fields, position = 2) => sectionElement('hero', { primary }, { position })

const film = 'https://media.example/film.mp4'

test('its overlay has an opacity of 0.16 or its own, and stands only where it is on [SL-hero-12]', async () => {
  const opacity = async (fields: Fields) =>
    (await hero({ title: 'Ride', ...fields })).querySelector<HTMLElement>('[data-overlay]')?.style.opacity
  expect(await opacity({ overlay: true })).toBe('0.16')
  expect(await opacity({ overlay: true, overlay_opacity: 0.4 })).toBe('0.4')
  expect(await opacity({ overlay: true, overlay_opacity: 40 })).toBe('0.4')
  expect(await opacity({ overlay: true, overlay_opacity: 'much' })).toBe('0.16')
  expect(await opacity({ overlay: true, overlay_opacity: -1 })).toBe('0')
  expect(await opacity({ overlay_opacity: 0.4 })).toBeUndefined()
})

test('stands below its picture on phones when it is stacked [SL-hero-14]', async () => {
  const stacked = await hero({ title: 'Ride', stacked_on_mobile: true })
  expect(stacked.querySelector('.backdrop')).toHaveClass('backdrop-above')
  expect((await hero({ title: 'Ride' })).querySelector('.backdrop')).not.toHaveClass('backdrop-above')
})

test('shows the progress of its video when it is asked to [SL-hero-15]', async () => {
  const fields = { title: 'Ride', background_video_url: webLink(film) }
  expect((await hero(fields)).querySelector('.video-progress')).toBeNull()
  expect((await hero({ ...fields, show_video_progress: true })).querySelector('.video-progress')).not.toBeNull()
})

test('its background video is silent, loops and can be paused [SL-hero-16, SL-hero-17]', async () => {
  const element = await hero({ title: 'Ride', background_video_url: webLink(film) })
  expect(element.querySelector('video')).toHaveAttribute('loop')
  expect(element.querySelector('video')).toHaveAttribute('muted')
  expect(element.querySelector('button[data-video-toggle]')).toHaveTextContent('Pause video')
})

test('uses the mobile video below the desktop width [SL-hero-18]', async () => {
  const mobile = 'https://media.example/tall.mp4'
  const element = await hero({ background_video_url: webLink(film), mobile_background_video_url: webLink(mobile) })
  const sources = [...element.querySelectorAll('source[type="video/mp4"]')].map((source) => source.getAttribute('src'))
  expect(sources).toEqual([mobile, film])
  const alone = await hero({ mobile_background_video_url: webLink(mobile) })
  expect(alone.querySelector('source[type="video/mp4"]')).not.toHaveAttribute('media')
})

test('a player of a video host is no background: nothing of it loads, and the picture stands [SL-hero-16]', async () => {
  for (const address of ['https://www.youtube.com/embed/abc', 'https://vimeo.com/76979871']) {
    const element = await hero({ background_image: picture('pass'), background_video_url: webLink(address) })
    expect(element.querySelector('video, source[type], iframe')).toBeNull()
    expect(element.innerHTML).not.toContain(address)
    expect(element.querySelector('img')).toHaveAttribute('alt', 'Picture of pass')
  }
  const one = {
    background_video_url: webLink('https://youtu.be/aqz-KE-bpKQ'),
    mobile_background_video_url: webLink(film),
  }
  const element = await hero(one)
  expect([...element.querySelectorAll('video source')].map((each) => each.getAttribute('src'))).toEqual([film])
})

test('the pictures for tablets and phones follow their breakpoints [SX-006, SX-007]', async () => {
  const element = await hero({
    background_image: picture('pass', { tablet: picture('tablet'), mobile: picture('mobile') }),
  })
  const media = [...element.querySelectorAll('picture source')].map((source) => source.getAttribute('media'))
  expect(media).toEqual(['(max-width: 767px)', '(min-width: 768px) and (max-width: 1199px)'])
})
