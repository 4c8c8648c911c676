import { expect, test } from 'vitest'
import { VideoDialogBehaviour } from '@/components/ui/video/lazy'
import { propsOf } from './props-of'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'

type Fields = Record<string, unknown>

const banner = async (primary: Fields, position = 2) => sectionElement('hero_banner', { primary }, { position })
const section = async (primary: Fields) => (await banner({ title: 'Ride', ...primary })).querySelector('section')

const source = (primary: Fields) => ({ slice_type: 'hero_banner', primary })

const film = 'https://media.example/film.mp4'
const end = '2027-03-01T18:00:00+0000'

test('shows a banner [SL-hero_banner-01]', async () => {
  expect((await banner({ title: 'Ride' })).querySelector('section h2')).toHaveTextContent('Ride')
})

test("shows the campaign variant for the banner type 'campaign', otherwise the default one [SL-hero_banner-02]", async () => {
  const campaign = await section({ banner_type: 'campaign', end_date: end })
  expect(campaign).toHaveAttribute('data-variant', 'campaign')
  expect(campaign?.querySelector('h2')).toHaveClass('text-head-xxl')
  expect(campaign?.querySelector('.countdown')).toHaveClass('countdown-panel')
  for (const type of [undefined, 'default', 'party']) {
    const plain = await section({ banner_type: type, end_date: end })
    expect(plain).toHaveAttribute('data-variant', 'default')
    expect(plain?.querySelector('.countdown')).not.toHaveClass('countdown-panel')
  }
})

test('reads every field that an editor fills [SL-hero_banner-03]', async () => {
  const element = await banner({
    background_image_1: picture('one'),
    icon: picture('icon'),
    suptitle: 'Winter',
    title: 'Ride',
    subtitle: 'Now',
    banner_size: 'large',
    mobile_banner_size: 'short',
    terms_prompt: paragraph('The rules apply'),
    end_date: end,
    text_position_horizontal: 'right',
    text_position_vertical: 'top',
    text_inset: 'true',
    down_arrow: true,
    feature_card_1_title: 'Coast',
    feature_card_2_title: 'Town',
    background_video_url: webLink(film),
    mobile_background_video_url: webLink('https://media.example/tall.mp4'),
  })
  for (const said of ['Winter', 'Ride', 'Now', 'The rules apply', 'Coast', 'Town'])
    expect(element).toHaveTextContent(said)
  expect(element.querySelectorAll('video source')).toHaveLength(2)
  expect(element.querySelector('time')).toHaveAttribute('datetime', '2027-03-01T18:00:00.000Z')
})

test('a button has label, address, colour, size and target [SL-hero_banner-05]', async () => {
  const element = await banner({
    button_label: 'Go',
    button_url: webLink('/plans'),
    button_color: 'yellow',
    button_size: 'small',
    button_target: '_blank',
  })
  expect(element.querySelector('a')).toHaveAttribute('href', '/plans')
  expect(element.querySelector('a')).toHaveAttribute('target', '_blank')
  expect(element.querySelector('a')).toHaveClass('button-yellow', 'button-small')
})

test('a button may have an event instead of an address [SL-hero_banner-05]', async () => {
  const join = await banner({ button_label: 'Join', button_event: 'create account' })
  expect(join.querySelector('a')).toHaveAttribute('href', '/join')
  for (const fields of [{ background_video_url: film }, { button_url: webLink(film) }]) {
    const given = await propsOf(
      VideoDialogBehaviour,
      source({ button_label: 'Watch', button_event: 'play_video', ...fields }),
    )
    expect(given).toEqual([{ source: { kind: 'file', address: film }, title: 'Watch', loops: false }])
  }
  const notYet = await banner({ title: 'Ride', button_label: 'Register', button_event: 'campaign_register' })
  expect(notYet.querySelector('a, button')).toBeNull()
})

test('a feature card has title, subtitle, address and picture [SL-hero_banner-06]', async () => {
  for (const number of [1, 2]) {
    const card = (name: string) => `feature_card_${number}_${name}`
    const element = await banner({
      [card('title')]: 'Coast',
      [card('subtitle')]: '42 km',
      [card('url')]: webLink('/routes'),
      [card('image')]: picture('coast'),
    })
    const link = element.querySelector('li a')
    expect(link).toHaveAttribute('href', '/routes')
    expect(link).toHaveTextContent('Coast')
    const box = link?.closest('article')
    expect(box).toHaveTextContent('Coast42 km')
    expect(box?.querySelector('img')).toHaveAttribute('alt', 'Picture of coast')
  }
})

test('shows an icon, a suptitle, a title and a subtitle [SL-hero_banner-07]', async () => {
  const element = await banner({ icon: picture('icon'), suptitle: 'Winter', title: 'Ride', subtitle: 'Now' })
  expect(element.querySelector('.scrim-box img')).toHaveAttribute('alt', 'Picture of icon')
  expect([...element.querySelectorAll('.scrim-box > :is(p, h2)')].map((each) => each.textContent)).toEqual([
    'Winter',
    'Ride',
    'Now',
  ])
})

test('the cards’ titles are headings below the banner’s, which is the page’s only where it leads [SL-hero_banner-06]', async () => {
  const fields = { title: 'Ride', feature_card_1_title: 'Coast' }
  expect((await banner(fields, 1)).querySelector('li h2')).toHaveTextContent('Coast')
  expect((await banner(fields, 2)).querySelector('li h3')).toHaveTextContent('Coast')
})

test('shows up to two feature cards; an empty one is dropped, one with some content gets fallbacks [SL-hero_banner-08]', async () => {
  const cards = async (fields: Fields) => [...(await banner({ title: 'Ride', ...fields })).querySelectorAll('li')]
  expect(await cards({})).toHaveLength(0)
  expect(await cards({ feature_card_1_title: 'Coast', feature_card_2_title: 'Town' })).toHaveLength(2)
  const [card] = await cards({ feature_card_2_url: webLink('/routes') })
  expect(card).toHaveTextContent('missing titlemissing subtitle')
  expect(card?.querySelector('img')).toHaveAttribute('src', '/placeholders/720x480.svg')
})

test('shows a button only with both label and address [SL-hero_banner-09, PB-032]', async () => {
  for (const fields of [
    { button_label: 'No address' },
    { button_url: webLink('/no-label') },
    { button_event: 'create_account' },
  ]) {
    expect((await section(fields))?.querySelector('a')).toBeNull()
  }
})

test('counts down to its end, and does not count without one [SL-hero_banner-12]', async () => {
  const countdown = (await section({ end_date: end }))?.querySelector('.countdown')
  expect(countdown).toHaveAttribute('data-counts-to', '2027-03-01T18:00:00.000Z')
  for (const none of [undefined, null, 'soon', 7])
    expect((await section({ end_date: none }))?.querySelector('.countdown')).toBeNull()
})

test('its countdown has labels of its own [SL-hero_banner-13]', async () => {
  const labels = { days_label: 'd', hours_label: 'h', minutes_label: 'm', seconds_label: 's' }
  const units = (await section({ end_date: end, ...labels }))?.querySelectorAll('dt') ?? []
  expect([...units].map((unit) => unit.textContent)).toEqual(['d', 'h', 'm', 's'])
})

test('its countdown can carry a logo [SL-hero_banner-14]', async () => {
  const logo = (await section({ end_date: end, countdown_logo: picture('logo') }))?.querySelector('.countdown img')
  expect(logo).toHaveAttribute('alt', 'Picture of logo')
  expect((await section({ end_date: end }))?.querySelector('.countdown img')).toBeNull()
})

test('has a down arrow to its bottom only when that is set [SL-hero_banner-15]', async () => {
  const arrow = (await section({ down_arrow: true }))?.querySelector('a')
  expect(arrow).toHaveAccessibleName('Scroll down')
  expect((await section({ down_arrow: true }))?.lastElementChild).toHaveAttribute(
    'id',
    arrow?.getAttribute('href')?.slice(1),
  )
  expect((await section({}))?.querySelector('a')).toBeNull()
})

test("is large for 'large' and not for any other size [SL-hero_banner-18]", async () => {
  expect(await section({ banner_size: 'large' })).toHaveClass('banner-large')
  for (const size of [undefined, 'medium', 'huge'])
    expect(await section({ banner_size: size })).not.toHaveClass('banner-large')
})

test("is short on phones for 'short' and not for any other size [SL-hero_banner-19]", async () => {
  const backdrop = async (size?: string) =>
    (await section({ mobile_banner_size: size, background_image_1: picture('pass') }))?.querySelector('.backdrop')
  expect(await backdrop('short')).toHaveClass('max-md:aspect-video')
  for (const size of [undefined, 'tall', 'tiny']) expect(await backdrop(size)).toHaveClass('max-md:aspect-[4/3]')
  expect(await section({ mobile_banner_size: 'short' })).toHaveClass('max-md:min-h-[min(60svh,26rem)]')
  expect(await section({})).not.toHaveClass('max-md:min-h-[min(60svh,26rem)]')
})

test('places its text across and down [SL-hero_banner-20]', async () => {
  const box = async (across?: string, down?: string) =>
    (await section({ text_position_horizontal: across, text_position_vertical: down }))?.querySelector('.scrim-box')
  expect(await box()).toHaveClass('text-start', 'my-auto')
  expect(await box('center', 'top')).toHaveClass('text-center', 'mb-auto')
  expect(await box('right', 'bottom')).toHaveClass('text-end', 'mt-auto')
})

test("insets its text only for the string 'true' [SL-hero_banner-21]", async () => {
  const box = async (inset: unknown) => (await section({ text_inset: inset }))?.querySelector('.scrim-box')
  expect(await box('true')).toHaveClass('md:px-16')
  for (const other of [true, 'enabled', 'false', undefined]) expect(await box(other)).not.toHaveClass('md:px-16')
})

test('a missing title gets its fallback, and its title is the heading of the page when it leads [PB-050]', async () => {
  expect((await banner({ subtitle: 'Now' }, 1)).querySelector('h1')).toHaveTextContent('missing title')
})

test('shows nothing when it says nothing, whatever is set [PB-009]', async () => {
  expect(await sectionHtml('hero_banner')).toBe('')
  const settings = {
    banner_type: 'campaign',
    banner_size: 'large',
    down_arrow: true,
    text_inset: 'true',
    button_label: 'No address',
  }
  expect(await sectionHtml('hero_banner', { primary: settings })).toBe('')
})

test('takes fields of the wrong kind for empty', async () => {
  const wrong = {
    banner_type: 7,
    background_color: [],
    text_color: {},
    background_video_url: 3,
    mobile_background_video_url: webLink('tel:1'),
    background_image_1: 'none',
    background_image_2: [],
    background_image_3: 4,
    background_image_4: { url: 'data:x' },
    icon: true,
    suptitle: {},
    subtitle: [],
    banner_size: {},
    mobile_banner_size: [],
    terms_prompt: {},
    end_date: {},
    button_label: {},
    button_color: 1,
    button_url: [],
    button_event: {},
    button_target: 1,
    button_size: {},
    text_position_horizontal: {},
    text_position_vertical: 1,
    text_inset: {},
    down_arrow: 'down',
    countdown_logo: 1,
    days_label: {},
    hours_label: [],
    minutes_label: false,
    seconds_label: null,
    feature_card_1_title: {},
    feature_card_1_subtitle: [],
    feature_card_1_url: 7,
    feature_card_1_image: 'x',
  }
  expect(await sectionHtml('hero_banner', { primary: wrong })).toBe('')
  const element = await banner({ ...wrong, title: 'Ride' })
  expect(element.querySelector('section')).toHaveClass('bg-orange')
  expect(element.querySelector('a, button, img, video, li, .countdown')).toBeNull()
})
