import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, webLink } from './render-section'

const plan = {
  asset: picture('velodrome'),
  badge: 'New',
  card_title: 'Race Sharp',
  description: paragraph('Over before dinner.'),
  level: 'Advanced',
  time_frame: '4 weeks',
  time_per_week: '5 hours',
  url: webLink('/training-plans'),
}

test('shows each plan with its figures, its whole card leading to it [SL-training_plan_cards-01, SL-training_plan_cards-03]', async () => {
  const element = await sectionElement('training_plan_cards', { primary: { title: 'Plans' }, items: [plan] })
  const card = element.querySelector('article')
  for (const text of ['New', 'Race Sharp', 'Over before dinner.', 'Advanced', '4 weeks', '5 hours']) {
    expect(card).toHaveTextContent(text)
  }
  expect(card?.querySelector('img')).toHaveAttribute('alt', 'Picture of velodrome')
  expect(card?.querySelector('a.card-target')).toHaveAttribute('href', '/training-plans')
})

test('its title is a heading of the second level unless it names another; the cards follow it [SL-training_plan_cards-02]', async () => {
  const headings = async (primary: object) =>
    [
      ...(
        await sectionElement('training_plan_cards', { primary: { title: 'Plans', ...primary }, items: [plan] })
      ).querySelectorAll('h1, h2, h3, h4'),
    ].map(({ localName }) => localName)
  expect(await headings({})).toEqual(['h2', 'h3'])
  expect(await headings({ title_as: 'h3' })).toEqual(['h3', 'h4'])
})

test('says what is missing [SL-training_plan_cards-04, SL-training_plan_cards-05, SL-training_plan_cards-06]', async () => {
  const element = await sectionElement('training_plan_cards', { items: [{ card_title: 'Winter Base' }] })
  const facts = [...element.querySelectorAll('article li')].map(({ textContent }) => textContent)
  expect(facts).toEqual(['Missing level', 'Missing timeframe', 'Missing time per week'])
})
