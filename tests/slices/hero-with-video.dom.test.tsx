import { afterEach, beforeEach, expect, test } from 'vitest'
import attachVideoDialog from '@/components/ui/video/attach-video-dialog'
import type { VideoOptions } from '@/components/ui/video/play'
import { VideoDialogBehaviour } from '@/components/ui/video/lazy'
import { stubPlayback } from '../components/ui/browser'
import { propsOf } from './props-of'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'
import { cssOf, inlineColours } from '../support/css-colours'

type Fields = Record<string, unknown>

const film = 'https://media.example/film.mp4'
const trailer = 'https://www.youtube.com/embed/abc'

const hero = (primary: Fields, position = 2) => sectionElement('hero_with_video', { primary }, { position })

beforeEach(() => {
  stubPlayback()
})

afterEach(() => document.body.replaceChildren())

/** The section in a document, with the behaviour that it hands to its play button. */
async function inBrowser(address: string) {
  const primary = { title1: 'Ninety seconds', video_url: webLink(address) }
  document.body.replaceChildren(await hero(primary))
  const [options] = await propsOf(VideoDialogBehaviour, { slice_type: 'hero_with_video', primary })
  const button = document.querySelector<HTMLElement>('button[commandfor]')
  const dialog = document.querySelector('dialog')
  if (!button || !dialog) throw new Error('no dialog drawn')
  attachVideoDialog(button, options as VideoOptions)
  /** As the play button, the close button and the backdrop do in a browser; jsdom opens no modal dialogs. */
  const setOpen = async (isOpen: boolean) => {
    dialog.toggleAttribute('open', isOpen)
    await Promise.resolve()
  }
  return { button, dialog, setOpen }
}

test('shows a hero with the picture of a video [SL-hero_with_video-01]', async () => {
  const element = await hero({
    title1: 'Ninety seconds',
    video_placeholder_image: picture('dawn'),
    video_url: webLink(film),
  })
  expect(element.querySelector('h2')).toHaveTextContent('Ninety seconds')
  expect(element.querySelector('button img')).toHaveAttribute('alt', 'Picture of dawn')
})

test('reads every field that an editor fills [SL-hero_with_video-02]', async () => {
  const fields = {
    background_color: 'yellow',
    body1: paragraph('No actors'),
    cta_label: 'Start riding',
    cta_url: webLink('/join'),
    title1: 'Ninety seconds',
    title_as: 'h3',
    headline_size: 'HeadXXL',
    video_placeholder_image: picture('dawn'),
    video_url: webLink(film),
  }
  const element = await hero(fields)
  expect(element.querySelector('section')).toHaveClass('bg-yellow', 'text-ink')
  expect(element.querySelector('h3')).toHaveClass('text-head-xxl')
  expect(element.querySelector('.prose')).toHaveTextContent('No actors')
  expect(element.querySelector('[data-cta="primary"]')).toHaveAttribute('href', '/join')
  expect(element.querySelector('dialog a')).toHaveAttribute('href', film)
  const plain = { ...fields, background_color: undefined }
  expect((await hero(plain)).querySelector('section')).toHaveClass('bg-ink', 'text-paper')
  const light = await hero({ ...plain, title_body_light_mode_enabled: true })
  expect(light.querySelector('section')).toHaveClass('bg-cream')
  expect(inlineColours(light.querySelector('section')).light).toBe(cssOf('ink'))
})

test('the overlay is closed at first, and the play button opens it [SL-hero_with_video-03]', async () => {
  const { button, dialog, setOpen } = await inBrowser(film)
  expect(dialog).not.toHaveAttribute('open')
  expect(dialog.querySelector('video')).toBeNull()
  expect(button).toHaveAttribute('command', 'show-modal')
  expect(button).toHaveAttribute('commandfor', dialog.id)
  expect(button).toHaveAccessibleName('Play video: Ninety seconds')
  await setOpen(true)
  expect(dialog.querySelector('video')).not.toBeNull()
})

test('an address with the embed path of a video host plays in its player, by itself [SL-hero_with_video-04, SL-hero_with_video-06]', async () => {
  const { dialog, setOpen } = await inBrowser(trailer)
  expect(document.querySelector('iframe')).toBeNull()
  await setOpen(true)
  expect(dialog.querySelector('iframe')).toHaveAttribute('src', `${trailer}?autoplay=1`)
  expect(dialog.querySelector('video')).toBeNull()
})

test.each([
  ['https://youtube.com/embed/aqz-KE-bpKQ?rel=0', 'https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0&autoplay=1'],
  ['https://www.youtube-nocookie.com/embed/M7lc1UVf-VE', 'https://www.youtube.com/embed/M7lc1UVf-VE?autoplay=1'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12', 'https://www.youtube.com/embed/aqz-KE-bpKQ?start=12&autoplay=1'],
  ['https://youtu.be/M7lc1UVf-VE', 'https://www.youtube.com/embed/M7lc1UVf-VE?autoplay=1'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1'],
  ['https://vimeo.com/148751763/9f8e7d', 'https://player.vimeo.com/video/148751763?h=9f8e7d&autoplay=1'],
])(
  'a video host’s address in another form plays in its player, too: %s [SL-hero_with_video-04]',
  async (address, src) => {
    const { dialog, setOpen } = await inBrowser(address)
    expect(dialog.querySelector('a')).toHaveAttribute('href', address)
    await setOpen(true)
    expect(dialog.querySelector('iframe')).toHaveAttribute('src', src)
    expect(dialog.querySelector('video')).toBeNull()
  },
)

test('a host that an editor wrote without its scheme is no page of the site [SL-hero_with_video-04]', async () => {
  const { dialog, setOpen } = await inBrowser('vimeo.com/76979871')
  expect(dialog.querySelector('a')).toHaveAttribute('href', 'https://vimeo.com/76979871')
  await setOpen(true)
  expect(dialog.querySelector('iframe')).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?autoplay=1')
})

test('any other address plays as a file, with sound and controls [SL-hero_with_video-05, SL-hero_with_video-07]', async () => {
  const { dialog, setOpen } = await inBrowser(film)
  await setOpen(true)
  const player = dialog.querySelector('video')
  expect(player).toMatchObject({ src: film, muted: false, controls: true, paused: false, loop: false })
  expect(dialog.querySelector('iframe')).toBeNull()
})

test('a close button and a click on the overlay close it [SL-hero_with_video-08, SL-hero_with_video-09]', async () => {
  const { dialog } = await inBrowser(film)
  expect(dialog.querySelector('button[command="close"]')).toHaveAttribute('commandfor', dialog.id)
  expect(dialog).toHaveAttribute('closedby', 'any')
})

test('closing pauses, mutes and reloads the video [SL-hero_with_video-10]', async () => {
  const { dialog, setOpen } = await inBrowser(film)
  await setOpen(true)
  const player = dialog.querySelector('video')
  const load = HTMLMediaElement.prototype.load
  await setOpen(false)
  expect(player).toMatchObject({ paused: true, muted: true })
  expect(load).toHaveBeenCalled()
  await setOpen(true)
  expect(dialog.querySelector('video')).toMatchObject({ paused: false, muted: false, currentTime: 0 })
})

test('without a video its picture is no button, without a picture a placeholder stands [PB-062]', async () => {
  const still = await hero({ title1: 'Ninety seconds', video_placeholder_image: picture('dawn') })
  expect(still.querySelector('button, dialog')).toBeNull()
  const bare = await hero({ video_url: webLink(film) })
  expect(bare.querySelector('h2')).toHaveTextContent('missing title')
  expect(bare.querySelector('button img')).toHaveAttribute('src', '/placeholders/1600x900.svg')
})

test('leads a page with its title and picture', async () => {
  const element = await hero({ title1: 'Ninety seconds', video_placeholder_image: picture('dawn') }, 1)
  expect(element.querySelector('h1')).toHaveTextContent('Ninety seconds')
  expect(element.querySelector('img')).toHaveAttribute('fetchpriority', 'high')
})

test('its button shows only with a label and an address [PB-032]', async () => {
  for (const half of [{ cta_label: 'No address' }, { cta_url: webLink('/no-label') }])
    expect((await hero({ title1: 'Ninety seconds', ...half })).querySelector('[data-cta]')).toBeNull()
})

test('plays no address that a browser would run, and shows nothing where only looks are chosen [PB-009]', async () => {
  const primary = { video_url: webLink('javascript:alert(1)'), background_color: 'yellow', headline_size: 'HeadXXL' }
  expect(await sectionHtml('hero_with_video', { primary })).toBe('')
})
