import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'
import { cssOf } from '../support/css-colours'

type Fields = Record<string, unknown>

const film = 'https://media.example/film.mp4'

const full = {
  title: 'The lunch loop',
  subtitle: 'Starts at noon',
  description: paragraph('Over before the canteen closes.'),
  image: picture('vineyards'),
}

const section = (primary: Fields, items: Fields[] = [], context = {}) =>
  sectionElement('sidebyside', { primary, items }, context)

const band = (element: HTMLElement) => element.querySelector('section')
/** The grid of picture and words. */
const grid = (element: HTMLElement) => element.querySelector<HTMLElement>('[style*="--share"]')

test('shows text beside a picture [SL-sidebyside-01]', async () => {
  const element = await section(full)
  expect(element.querySelector('h2')).toHaveTextContent('The lunch loop')
  expect(element).toHaveTextContent('Starts at noonOver before the canteen closes.')
  expect(element.querySelector('img')).toHaveAttribute('alt', 'Picture of vineyards')
})

test('subtitle size, alignments, inset and text colour are the editor’s [SL-sidebyside-02]', async () => {
  const plain = await section(full)
  const chosen = await section({
    ...full,
    subtitle_size: 'large',
    text_alignment: 'right',
    image_alignment: 'right',
    background_color: 'dark',
    text_color: 'yellow',
    inset: true,
  })
  const subtitle = (element: HTMLElement) => element.querySelector('h2 + p')
  expect(subtitle(plain)).toHaveClass('text-lg')
  expect(subtitle(chosen)).toHaveClass('text-head-sm')
  expect(subtitle(plain)?.parentElement).not.toHaveClass('text-end')
  expect(subtitle(chosen)?.parentElement).toHaveClass('text-end')
  expect(grid(plain)?.firstElementChild).toHaveClass('md:zig-right:order-2')
  expect(grid(chosen)?.firstElementChild).toHaveClass('md:order-2')
  expect(band(plain)).not.toContainElement(plain.querySelector('.rounded-card.p-6'))
  const box = chosen.querySelector('.rounded-card.p-6')
  expect(box).toHaveClass('bg-ink')
  expect(box).toHaveStyle({ color: cssOf('yellow') })
})

test('a text colour that reads badly on the background is not used', async () => {
  expect(band(await section({ ...full, background_color: 'yellow', text_color: 'light' }))).toHaveClass('text-ink')
})

test('a button has label, colour, address or event, and target [SL-sidebyside-03]', async () => {
  const element = await section({ ...full, video_embed: webLink(film) }, [
    { button_label: 'Join in', button_url: webLink('/events'), button_color: 'green', button_target: '_blank' },
    { button_label: 'Play it', button_event: 'play_video' },
    { button_label: 'Leads nowhere' },
    { button_url: webLink('/nameless') },
  ])
  const link = element.querySelector('a[data-cta]')
  expect(link).toHaveTextContent('Join in')
  expect(link).toHaveAttribute('href', '/events')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveClass('button-green')
  expect(element.querySelector('button:not([aria-label])')).toHaveTextContent('Play it')
  for (const label of ['Leads nowhere', 'nameless']) expect(element).not.toHaveTextContent(label)
})

test('shows a picture, or with a video what opens it [SL-sidebyside-04]', async () => {
  const still = await section(full)
  expect(still.querySelector('dialog')).toBeNull()
  const moving = await section({ ...full, video_embed: webLink(film) })
  expect(moving.querySelectorAll('img')).toHaveLength(1)
  expect(moving.querySelector('button[commandfor] img')).toHaveAttribute('alt', 'Picture of vineyards')
  expect(moving.querySelector('dialog a')).toHaveAttribute('href', film)
})

test('lies on a colour or on a picture, never on both [SL-sidebyside-05]', async () => {
  const onColour = await section({ ...full, background_color: 'yellow' })
  expect(band(onColour)).toHaveClass('bg-yellow')
  expect(onColour.querySelector('.backdrop')).toBeNull()
  const onPicture = await section({ ...full, background_color: 'yellow', background_image: picture('moonlit-pass') })
  expect(band(onPicture)).not.toHaveClass('bg-yellow')
  expect(onPicture.querySelector('.backdrop img')).toHaveAttribute('alt', 'Picture of moonlit-pass')
})

test.each([
  [undefined, '60%'],
  ['wide', '60%'],
  [40, '40%'],
  ['45', '45%'],
  [5, '25%'],
  [100, '75%'],
])('an image size of %s is %s of the width [SL-sidebyside-06]', async (size, share) => {
  const element = await section({ ...full, image_size: size })
  expect(grid(element)?.style.getPropertyValue('--share')).toBe(share)
})

test('has a title and a picture when only its text is filled in', async () => {
  const element = await section({ description: paragraph('Text') })
  expect(element.querySelector('h2')).toHaveTextContent('missing title')
  expect(element.querySelector('img')).toHaveAttribute('src', '/placeholders/720x480.svg')
})

test('shows nothing when there is nothing to say', async () => {
  expect(await sectionHtml('sidebyside', { primary: { background_color: 'dark', image_size: 50, inset: true } })).toBe(
    '',
  )
})
