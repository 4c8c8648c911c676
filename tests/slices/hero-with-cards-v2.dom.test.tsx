import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'
import { cssOf } from '../support/css-colours'

type Fields = Record<string, unknown>

const hero = (primary: Fields, items: Fields[] = [], position = 2) =>
  sectionElement('hero_with_cards_v2', { primary, items }, { position })

const secondary = { secondary_cta_label: 'All routes', secondary_cta_url: webLink('/routes') }
const card = { title1: 'Glacier Gate', subtitle: 'Eleven kilometres', url: webLink('/routes') }

test('shows a hero with cards that lie over its lower edge [SL-hero_with_cards_v2-01]', async () => {
  const element = await hero({ title1: 'Twenty-one bends' }, [card])
  expect(element.querySelector('.hero-background h2')).toHaveTextContent('Twenty-one bends')
  expect(element.querySelector('.hero-background + .hero-cards article')).toHaveTextContent('Glacier Gate')
})

test('reads every field that an editor fills [SL-hero_with_cards_v2-02, SL-hero_with_cards_v2-03]', async () => {
  const element = await hero(
    {
      ...secondary,
      background_image_desktop: picture('hairpins'),
      background_image_mobile: picture('tall'),
      body1: paragraph('Every climb'),
      card_titles_centered: true,
      cards_background_overlay_enabled: true,
      hero_background_overlay_enabled: true,
      light_theme_cards_enabled: true,
      title1: 'Twenty-one bends',
      title_as: 'h3',
      title_body_light_mode_enabled: true,
      secondary_cta_text_color: 'secondary',
    },
    [{ ...card, background_image: picture('ridge'), eyebrow_text: '38 minutes' }],
  )
  for (const said of ['Every climb', 'All routes', '38 minutes', 'Eleven kilometres'])
    expect(element).toHaveTextContent(said)
  expect(element.querySelector('.hero-background')).toHaveClass('bg-surface', 'text-on-surface')
  expect(element.querySelector('.hero-background h3')).toHaveTextContent('Twenty-one bends')
  expect(element.querySelector('article h4 a')).toHaveAttribute('href', '/routes')
  expect(element.querySelector('article img')).toHaveAttribute('alt', 'Picture of ridge')
})

test('shows title, body and one call to action, whatever it is given for a first [SL-hero_with_cards_v2-04]', async () => {
  const element = await hero({
    ...secondary,
    title1: 'Twenty-one bends',
    body1: paragraph('Every climb'),
    primary_cta_label: 'Join',
    primary_cta_url: webLink('/join'),
  })
  expect(element.querySelector('h2')).toHaveTextContent('Twenty-one bends')
  expect(element.querySelector('.prose')).toHaveTextContent('Every climb')
  const buttons = [...element.querySelectorAll('[data-cta]')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['All routes'])
})

test('its picture has one for tablets and one for phones [SL-hero_with_cards_v2-05, SX-006, SX-007]', async () => {
  const element = await hero({
    background_image_desktop: picture('wide'),
    background_image_tablet: picture('tablet'),
    background_image_mobile: picture('tall'),
  })
  const sources = [...element.querySelectorAll('.backdrop source')].map((source) => [
    source.getAttribute('media'),
    /scenes\/(\w+)/.exec(source.getAttribute('srcset') ?? '')?.[1],
  ])
  expect(sources).toEqual([
    ['(max-width: 767px)', 'tall'],
    ['(min-width: 768px) and (max-width: 1199px)', 'tablet'],
  ])
  expect(element.querySelector('.backdrop img')).toHaveAttribute('alt', 'Picture of wide')
})

test('without a picture for tablets the desktop one serves', async () => {
  const element = await hero({ background_image_desktop: picture('wide') })
  const addresses = [...element.querySelectorAll('.backdrop source')].map((source) => source.getAttribute('srcset'))
  expect(addresses).toHaveLength(1)
  expect(addresses[0]).toContain('/scenes/wide.png')
})

test('without any picture placeholders stand for each screen [SL-hero_with_cards_v2-06, SL-hero_with_cards_v2-07, SL-hero_with_cards_v2-08]', async () => {
  const element = await hero({ title1: 'Twenty-one bends' })
  expect(element.querySelector('.backdrop img')).toHaveAttribute('src', '/placeholders/1440x1040.svg')
  const sources = [...element.querySelectorAll('.backdrop source')].map((source) => source.getAttribute('srcset'))
  expect(sources).toEqual(['/placeholders/375x488.svg', '/placeholders/1024x768.svg'])
})

test('its picture is darkened where editors ask for it only [SL-hero_with_cards_v2-09]', async () => {
  const veil = async (fields: Fields) => (await hero({ title1: 'Bends', ...fields })).querySelector('[data-overlay]')
  expect(await veil({ hero_background_overlay_enabled: true })).toHaveClass('bg-ink/40')
  expect(await veil({ hero_background_overlay_enabled: 'no' })).toBeNull()
})

test('card texts stand on the shaded picture, or else on a plate [SL-hero_with_cards_v2-10]', async () => {
  const shaded = await hero({ cards_background_overlay_enabled: true }, [card])
  expect(shaded.querySelector('article [data-overlay]')).toHaveClass('bg-linear-to-t')
  expect((await hero({}, [card])).querySelector('article [data-overlay], .bg-linear-to-t')).toBeNull()
})

test('the words of its button have the colour asked for, in whatever spelling, where it reads well [SL-hero_with_cards_v2-11, SL-hero_with_cards_v2-12]', async () => {
  const colour = async (asked: unknown, isLight = false) => {
    const fields = { ...secondary, secondary_cta_text_color: asked, title_body_light_mode_enabled: isLight }
    return (await hero(fields)).querySelector<HTMLElement>('[data-cta]')?.parentElement?.style.color
  }
  expect(await colour('  YELLOW ')).toBe(cssOf('yellow').replaceAll(' ', ', '))
  expect(await colour('secondary', true)).toContain(`var(--light, ${cssOf('violet')})`)
  for (const none of ['no override', ' No Override ', undefined, 'dark', 'javascript:1'])
    expect(await colour(none)).toBe('')
})

test('its button shows only with a label and an address [SL-hero_with_cards_v2-13, PB-032]', async () => {
  for (const half of [
    { secondary_cta_label: 'No address' },
    { secondary_cta_url: webLink('/no-label') },
    { secondary_cta_label: 'Bad', secondary_cta_url: webLink('javascript:alert(1)') },
  ])
    expect((await hero({ title1: 'Bends', ...half })).querySelector('[data-cta]')).toBeNull()
})

test('a card shows title, body and picture, and is one link [SL-hero_with_cards_v2-14, PB-036]', async () => {
  const element = await hero({}, [{ ...card, background_image: picture('ridge') }])
  const article = element.querySelector('article')
  expect(article).toHaveTextContent('Glacier Gate')
  expect(article).toHaveTextContent('Eleven kilometres')
  expect(article?.querySelector('img')).toHaveAttribute('alt', 'Picture of ridge')
  expect(article?.querySelectorAll('a')).toHaveLength(1)
  expect(article?.querySelector('a')).toHaveAttribute('data-card', 'Glacier Gate')
})

test('its cards are dark, and light where editors ask for it [SL-hero_with_cards_v2-15]', async () => {
  expect((await hero({}, [card])).querySelector('article')).toHaveClass('bg-ink', 'text-paper')
  const light = await hero({ light_theme_cards_enabled: true }, [card])
  expect(light.querySelector('article')).toHaveClass('bg-surface', 'text-on-surface')
})

test('card titles stand left, and centred where editors ask for it [SL-hero_with_cards_v2-16]', async () => {
  expect((await hero({}, [card])).querySelector('article .text-center')).toBeNull()
  const centred = await hero({ card_titles_centered: true }, [card])
  expect(centred.querySelector('article .text-center')).toHaveTextContent('Glacier Gate')
})

test('what a card lacks is named, and a card without anything dropped [SL-hero_with_cards_v2-17, SL-hero_with_cards_v2-18, PB-034]', async () => {
  const element = await hero({}, [{ title1: 'Glacier Gate' }, {}, { subtitle: 'Eleven kilometres' }])
  const cards = [...element.querySelectorAll('article')]
  expect(cards).toHaveLength(2)
  expect(cards[0]).toHaveTextContent('missing subtitle')
  expect(cards[1]).toHaveTextContent('missing title')
})

test('leads a page with its title, and its cards are one level below', async () => {
  const element = await hero({ title1: 'Twenty-one bends', background_image_desktop: picture('wide') }, [card], 1)
  expect(element.querySelector('h1')).toHaveTextContent('Twenty-one bends')
  expect(element.querySelector('article h2')).toHaveTextContent('Glacier Gate')
  expect(element.querySelector('.backdrop img')).toHaveAttribute('fetchpriority', 'high')
})

test('shows nothing where only its looks are chosen [PB-009]', async () => {
  const looks = { hero_background_overlay_enabled: true, title_as: 'h2', secondary_cta_text_color: 'yellow' }
  expect(await sectionHtml('hero_with_cards_v2', { primary: looks, items: [{}] })).toBe('')
})
