import { expect, test } from 'vitest'
import { picture, sectionElement, webLink } from './render-section'

const video = {
  asset: picture('night-city'),
  card_title: 'The last lap',
  subtitle: 'Three minutes',
  url: webLink('/video/films/lap'),
}

test('shows videos as cards that lead to their pages [SL-video_cards-01, SL-video_cards-03]', async () => {
  const element = await sectionElement('video_cards', { items: [video, video] })
  const [card, ...others] = element.querySelectorAll('article')
  expect(others).toHaveLength(1)
  expect(card).toHaveTextContent('The last lapThree minutes')
  expect(card?.querySelector('img')).toHaveAttribute('alt', 'Picture of night-city')
  expect(card?.querySelector('a.card-target')).toHaveAttribute('href', '/video/films/lap')
})

test('has one button below its cards [SL-video_cards-02]', async () => {
  const primary = { cta_label: 'All films', cta_url: webLink('/films') }
  const element = await sectionElement('video_cards', { primary, items: [video] })
  expect(element.querySelector('[data-cta]')).toHaveAttribute('href', '/films')
})

test('only a card that leads somewhere has the sign of play; what is missing is said [PB-050, PB-051]', async () => {
  const element = await sectionElement('video_cards', { items: [{ asset: picture('night-city') }] })
  expect(element.querySelector('article')).toHaveTextContent('missing titlemissing subtitle')
  expect(element.querySelector('article svg')).toBeNull()
})
