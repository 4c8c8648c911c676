import { expect, test } from 'vitest'
import { paragraph, sectionElement } from './render-section'

const placeholderIn = (element: HTMLElement) => element.querySelector('img[src^="/placeholders/"]')

test.each([
  ['hero', { subtitle: 'On the pass' }, ['missing title', 'On the pass']],
  ['side_by_side', { title: 'Ride' }, ['missing eyebrow text', 'Ride', 'missing subtitle', 'missing left text']],
  ['three_cards', { card_1_title: 'Trainers' }, ['Trainers', 'missing subtitle']],
])(
  '%s says what is missing, and a picture stands for the one it lacks [PB-010, CN-026]',
  async (type, primary, texts) => {
    const element = await sectionElement(type, { primary })
    for (const text of texts) expect(element).toHaveTextContent(text)
    expect(placeholderIn(element)).toHaveAttribute('width')
  },
)

test.each([
  ['hero_carousel', { text: paragraph('Rain') }, ['empty title', 'Rain']],
  ['generic_cards', { eyebrow: 'New' }, ['New', 'Missing title', 'Missing left text']],
])('each row of %s says what is missing in it, and has a picture [PB-010]', async (type, item, texts) => {
  const element = await sectionElement(type, { items: [item] })
  for (const text of texts) expect(element).toHaveTextContent(text)
  expect(placeholderIn(element)).toHaveAttribute('width')
})
