import { expect, test } from 'vitest'
import { VideoDialogBehaviour } from '@/components/ui/video/lazy'
import { interactionAt } from '@/lib/domains/analytics/interaction-at'
import { propsOf } from './props-of'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'

type Fields = Record<string, unknown>

const hero = async (primary: Fields, position = 2) => sectionElement('hero', { primary }, { position })

const film = 'https://media.example/film.mp4'

test('shows a hero with its call to action [SL-hero-01]', async () => {
  const element = await hero({ title: 'Ride', primary_cta_label: 'Join', primary_cta_url: webLink('/join') })
  expect(element.querySelector('section h2')).toHaveTextContent('Ride')
  expect(element.querySelector('a')).toHaveAttribute('href', '/join')
})

test('reads every field that an editor fills [SL-hero-02]', async () => {
  const element = await hero({
    eyebrow: 'Tonight',
    title: 'Ride',
    body: paragraph('Over the pass'),
    headline_size: 'HeadLarge',
    light_theme: true,
    background_image: picture('pass'),
    background_poster: picture('poster'),
    background_video_url: webLink(film),
    overlay: true,
    overlay_opacity: 0.4,
    small_mode: true,
    stacked_on_mobile: true,
    show_video_progress: true,
    primary_cta_label: 'Join',
    primary_cta_url: webLink('/join'),
    secondary_cta_label: 'Watch',
    secondary_cta_url: webLink(film),
    secondary_is_modal: true,
  })
  for (const said of ['Tonight', 'Ride', 'Over the pass', 'Join', 'Watch']) expect(element).toHaveTextContent(said)
  expect(element.querySelector('section')).toHaveClass('bg-surface', 'text-on-surface')
  expect(element.querySelector('video source')).toHaveAttribute('src', film)
  expect(element.querySelector('.background-video img')).toHaveAttribute('alt', 'Picture of poster')
})

test('shows an eyebrow text, or the eyebrow picture where there is one [SL-hero-03]', async () => {
  expect(await hero({ title: 'Ride', eyebrow: 'Tonight' })).toHaveTextContent('Tonight')
  const both = await hero({ title: 'Ride', eyebrow: 'Tonight', eyebrow_image: picture('badge') })
  expect(both).not.toHaveTextContent('Tonight')
  expect(both.querySelector('[alt="Picture of badge"]')).not.toBeNull()
})

test('shows a title, a subtitle and a body [SL-hero-04]', async () => {
  const element = await hero({ title: 'Ride', subtitle: 'Every evening', body: paragraph('Over the pass') })
  expect(element.querySelector('h2')).toHaveTextContent('Ride')
  expect(element.querySelector('h2 + p')).toHaveTextContent('Every evening')
  expect(element.querySelector('.prose')).toHaveTextContent('Over the pass')
})

test('its title is the heading of the page when it leads, and the picture its main one', async () => {
  const element = await hero({ title: 'Ride', background_image: picture('pass') }, 1)
  expect(element.querySelector('h1')).toHaveTextContent('Ride')
  expect(element.querySelector('img')).toHaveAttribute('fetchpriority', 'high')
  expect((await hero({ title: 'Ride', background_image: picture('pass') })).querySelector('img')).not.toHaveAttribute(
    'fetchpriority',
  )
})

test('its title is HeadXL unless it says HeadXXL or HeadLarge [SL-hero-05]', async () => {
  const heading = async (size: unknown) => (await hero({ title: 'Ride', headline_size: size })).querySelector('h2')
  expect(await heading(undefined)).toHaveClass('text-head-xl')
  expect(await heading('HeadXXL')).toHaveClass('text-head-xxl')
  expect(await heading('HeadLarge')).toHaveClass('text-head-large')
  expect(await heading('HeadGiant')).toHaveClass('text-head-xl')
})

test('its title is HeadXXL when large title is on, unless a size is chosen [SL-hero-06]', async () => {
  expect((await hero({ title: 'Ride', large_title: true })).querySelector('h2')).toHaveClass('text-head-xxl')
  const chosen = await hero({ title: 'Ride', large_title: true, headline_size: 'HeadLarge' })
  expect(chosen.querySelector('h2')).toHaveClass('text-head-large')
})

test('a call to action has a colour of its own or its default, and each says which it is [SL-hero-07]', async () => {
  const element = await hero({
    primary_cta_label: 'Join',
    primary_cta_url: webLink('/join'),
    primary_cta_color: 'yellow',
    secondary_cta_label: 'More',
    secondary_cta_url: webLink('/about'),
  })
  expect(element.querySelector('[data-cta="primary"]')).toHaveClass('button-yellow')
  expect(element.querySelector('[data-cta="secondary"]')).toHaveTextContent('More')
  expect(element.querySelector('[data-cta="secondary"]')).toHaveClass('button-outline')
  const violet = await hero({
    secondary_cta_label: 'More',
    secondary_cta_url: '/about',
    secondary_cta_color: 'secondary',
  })
  expect(violet.querySelector('a')).toHaveClass('button-secondary')
})

test('a call to action without a label or an address is not drawn [SL-hero-08, PB-032]', async () => {
  const element = await hero({
    title: 'Ride',
    primary_cta_label: 'No address',
    secondary_cta_url: webLink('/no-label'),
  })
  expect(element.querySelector('[data-cta]')).toBeNull()
  const modal = await hero({ title: 'Ride', secondary_is_modal: true, secondary_cta_label: 'No film' })
  expect(modal.querySelector('[data-cta]')).toBeNull()
  const refused = await hero({
    title: 'Ride',
    primary_cta_label: 'Bad',
    primary_cta_url: webLink('javascript:alert(1)'),
  })
  expect(refused.querySelector('[data-cta]')).toBeNull()
})

test('the second call to action opens a film when it is modal [SL-hero-09]', async () => {
  const fields = { title: 'Ride', secondary_cta_label: 'Watch', secondary_is_modal: 'true' }
  for (const address of [{ modal_video_url: webLink('/film.mp4') }, { secondary_cta_url: webLink('/film.mp4') }]) {
    const element = await hero({ ...fields, ...address })
    const button = element.querySelector('button[data-cta="secondary"]')
    expect(button).toHaveAttribute('command', 'show-modal')
    expect(element.querySelector('dialog')).toHaveAttribute('id', button?.getAttribute('commandfor'))
    expect(element.querySelector('dialog a')).toHaveAttribute('href', '/film.mp4')
  }
})

test('the film is closed at first and set to play over and over [SL-hero-10]', async () => {
  const primary = {
    title: 'Ride',
    secondary_cta_label: 'Watch',
    secondary_is_modal: true,
    modal_video_url: webLink(film),
  }
  expect((await hero(primary)).querySelector('dialog')).not.toHaveAttribute('open')
  const given = await propsOf(VideoDialogBehaviour, { slice_type: 'hero', primary })
  expect(given).toEqual([{ source: { kind: 'file', address: film }, title: 'Watch', loops: true }])
})

test('stands left, in the middle or right [SL-hero-11]', async () => {
  const box = async (alignment?: string) => (await hero({ title: 'Ride', alignment })).querySelector('.scrim-box')
  expect(await box()).toHaveClass('text-start')
  expect(await box('Center')).toHaveClass('text-center', 'mx-auto')
  expect(await box('Right')).toHaveClass('text-end', 'ms-auto')
})

test('is lower when it is small [SL-hero-13]', async () => {
  const small = await hero({ title: 'Ride', small_mode: true })
  expect(small.querySelector('section')).toHaveClass('hero-low')
  expect((await hero({ title: 'Ride' })).querySelector('section')).toHaveClass('hero-high')
})

test('a call to action opens a new window when it is asked to [SL-hero-19]', async () => {
  const fields = { primary_cta_label: 'Join', primary_cta_url: webLink('/plans') }
  expect((await hero(fields)).querySelector('a')).not.toHaveAttribute('target')
  const blank = await hero({ ...fields, primary_cta_target_blank: true })
  expect(blank.querySelector('a')).toHaveAttribute('target', '_blank')
})

test('a missing title and a missing picture get their fallbacks [PB-050, PB-062]', async () => {
  const element = await hero({ subtitle: 'Every evening' })
  expect(element.querySelector('h2')).toHaveTextContent('missing title')
  expect(element.querySelector('img')).toHaveAttribute('src', '/placeholders/1440x1040.svg')
  const sources = [...element.querySelectorAll('picture source')].map((source) => source.getAttribute('srcset'))
  expect(sources).toEqual(['/placeholders/375x488.svg', '/placeholders/1024x768.svg'])
})

test('shows nothing when it says nothing, whatever is set [PB-009]', async () => {
  expect(await sectionHtml('hero')).toBe('')
  expect(
    await sectionHtml('hero', { primary: { alignment: 'Right', overlay: true, small_mode: true, large_title: true } }),
  ).toBe('')
})

test('a click on a button is counted as its first or second one, by its label [SL-hero-20]', async () => {
  const element = await hero({
    title: 'Ride',
    primary_cta_label: 'Join',
    primary_cta_url: webLink('/join'),
    secondary_cta_label: 'Watch',
    secondary_cta_url: webLink(film),
    secondary_is_modal: true,
  })
  const clicked = [...element.querySelectorAll('[data-cta]')].map((cta) => interactionAt(cta, new Date(0)))
  expect(clicked).toMatchObject([
    { event: 'cta_click', properties: { position: 'primary', label: 'Join' } },
    { event: 'cta_click', properties: { position: 'secondary', label: 'Watch' } },
  ])
})
