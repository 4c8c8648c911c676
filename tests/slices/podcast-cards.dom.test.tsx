import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, webLink } from './render-section'

const episode = {
  asset: picture('velodrome'),
  episode: 'Episode 22',
  card_title: 'Left turns only',
  time: '38 minutes',
  url: webLink('https://podcast.example/22'),
}

const section = (items: Record<string, unknown>[], primary = {}) => sectionElement('podcast_cards', { primary, items })

test('shows its episodes under a title with description and button [SL-podcast_cards-01, SL-podcast_cards-02]', async () => {
  const element = await section([episode], {
    title: 'The voice',
    description: paragraph('Every second Friday.'),
    cta_label: 'All episodes',
    cta_url: webLink('/podcast'),
    cta_open_new_tab: true,
  })
  expect(element.querySelector('h2')).toHaveTextContent('The voice')
  expect(element).toHaveTextContent('Every second Friday.')
  const button = element.querySelector('[data-cta]')
  expect(button).toHaveAttribute('href', '/podcast')
  expect(button).toHaveAttribute('target', '_blank')
})

test('a card shows cover, episode, title and time [SL-podcast_cards-03]', async () => {
  const element = await section([{ ...episode, green: true, url: webLink('/22'), url_open_new_tab: true }])
  const card = element.querySelector('article')
  for (const text of ['Episode 22', 'Left turns only', '38 minutes']) expect(card).toHaveTextContent(text)
  expect(card?.querySelector('img')).toHaveAttribute('alt', 'Picture of velodrome')
  expect(card).toHaveClass('bg-pine')
  expect(card?.querySelector('a')).toHaveAttribute('target', '_blank')
})

test('a whole card is the link where it is interactive, otherwise its title is', async () => {
  expect((await section([episode], { is_interactive: true })).querySelector('article a')).toHaveClass('card-target')
  expect((await section([episode])).querySelector('article a')).toHaveClass('underline')
})

test('says what is missing [SL-podcast_cards-04, SL-podcast_cards-05, PB-056]', async () => {
  const element = await section([{ url: webLink('/22') }])
  for (const text of ['Missing episode', 'Missing time', 'Missing title', 'Missing description']) {
    expect(element).toHaveTextContent(text)
  }
})
