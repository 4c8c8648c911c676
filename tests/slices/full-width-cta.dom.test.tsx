import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'

const cta = (primary: Record<string, unknown>, position = 2) =>
  sectionElement('full_width_cta', { primary }, { position })

const button = { cta_label: 'Start the week', cta_url: webLink('/join') }

test('shows a call to action from edge to edge [SL-full_width_cta-01]', async () => {
  const element = await cta({
    ...button,
    title: 'The first week is on us',
    body: paragraph('Seven evenings'),
    background_image: picture('savanna'),
  })
  expect(element.querySelector('section h2')).toHaveTextContent('The first week is on us')
  expect(element.querySelector('section .prose')).toHaveTextContent('Seven evenings')
  expect(element.querySelector('section > .backdrop img')).toHaveAttribute('alt', 'Picture of savanna')
  expect(element.querySelector('[data-cta="primary"]')).toHaveAttribute('href', '/join')
})

test('stands on orange or the colour that editors chose, which tints the picture behind the words', async () => {
  expect((await cta({ title: 'On us' })).querySelector('section')).toHaveClass('bg-orange', 'text-paper')
  const tinted = await cta({ title: 'On us', background_color: 'yellow', background_image: picture('mills') })
  expect(tinted.querySelector('section')).toHaveClass('bg-yellow', 'text-ink')
  expect(tinted.querySelector('.scrim')).toHaveClass('bg-yellow')
})

test('a light colour of its own brightens the picture, so that dark words read well', async () => {
  const scrim = async (colour: string) =>
    (await cta({ title: 'On us', background_color: colour, background_image: picture('mills') })).querySelector(
      '.scrim',
    )
  expect(await scrim('#ffe4b5')).toHaveClass('scrim-light')
  expect(await scrim('#400000')).not.toHaveClass('scrim-light')
})

test('its button stands out from the background, and shows only with a label and an address [PB-032]', async () => {
  expect((await cta({ ...button })).querySelector('[data-cta]')).toHaveClass('button-light')
  expect((await cta({ ...button, background_color: 'yellow' })).querySelector('[data-cta]')).toHaveClass('button-dark')
  for (const half of [{ cta_label: 'No address' }, { cta_url: webLink('/no-label') }])
    expect((await cta({ title: 'On us', ...half })).querySelector('[data-cta]')).toBeNull()
})

test('without a picture its colour stands alone, and a missing title is named [PB-050]', async () => {
  const element = await cta(button)
  expect(element.querySelector('img')).toBeNull()
  expect(element.querySelector('h2')).toHaveTextContent('missing title')
})

test('leads a page with its title, and takes the level that editors chose', async () => {
  expect((await cta({ title: 'On us' }, 1)).querySelector('h1')).toHaveTextContent('On us')
  expect((await cta({ title: 'On us', title_as: 'h4' })).querySelector('h4')).toHaveTextContent('On us')
})

test('shows nothing when it says nothing [PB-009]', async () => {
  expect(await sectionHtml('full_width_cta', { primary: { background_color: 'yellow', title_as: 'h3' } })).toBe('')
})
