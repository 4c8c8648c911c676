import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement } from './render-section'

const route = {
  asset: picture('hairpins'),
  card_title: 'The Twenty-One',
  subtitle: '13 km',
  description: paragraph('A bend for every excuse.'),
}

const section = (primary = {}, items: Record<string, unknown>[] = [route]) =>
  sectionElement('route_cards', { primary, items })

test('shows its routes under a title and a description [SL-route_cards-01]', async () => {
  const element = await section({ title: 'Three roads', description: paragraph('For this week.') }, [route, route])
  expect(element.querySelector('h2')).toHaveTextContent('Three roads')
  expect(element).toHaveTextContent('For this week.')
  expect(element.querySelectorAll('article')).toHaveLength(2)
})

test('a card shows picture, name, figures and description [SL-route_cards-03]', async () => {
  const card = (await section()).querySelector('article')
  expect(card).toHaveTextContent('13 kmThe Twenty-OneA bend for every excuse.')
  expect(card?.querySelector('img')).toHaveAttribute('alt', 'Picture of hairpins')
})

test('its words stand on the shaded picture or below it, and the picture moves only where asked to [SL-route_cards-02]', async () => {
  expect((await section({ background_overlay_enabled: true })).querySelector('.bg-linear-to-t')).not.toBeNull()
  expect((await section()).querySelector('.bg-linear-to-t')).toBeNull()
  const moves = async (is_interactive: boolean) =>
    (await section({ is_interactive })).querySelector('article')?.classList.contains('card-zoom') ?? false
  expect([await moves(true), await moves(false)]).toEqual([true, false])
})

test('says what is missing [PB-050, PB-051]', async () => {
  const element = await section({}, [{ asset: picture('hairpins') }])
  expect(element.querySelector('article')).toHaveTextContent('missing subtitlemissing title')
})
