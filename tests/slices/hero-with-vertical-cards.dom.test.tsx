import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'

type Fields = Record<string, unknown>

const hero = (primary: Fields, items: Fields[] = [], position = 2) =>
  sectionElement('hero_with_vertical_cards', { primary, items }, { position })

const card = { title: 'Group ride', body: paragraph('Five paces') }

test('shows a hero with tall cards beside its title [SL-hero_with_vertical_cards-01]', async () => {
  const element = await hero({ header: paragraph('One evening') }, [card, card])
  expect(element.querySelector('h2')).toHaveTextContent('One evening')
  expect(element.querySelectorAll('li article h3')).toHaveLength(2)
  expect(element.querySelector('h2')?.closest('[class*="sticky"]')).not.toBeNull()
})

test('has the header, body and calls to action of a hero with testimonials [SL-hero_with_vertical_cards-02, PB-032]', async () => {
  const header = [{ type: 'paragraph', text: 'One evening', spans: [{ type: 'strong', start: 0, end: 3 }] }]
  const element = await hero(
    {
      header,
      body: paragraph('All of them start at the top of the hour'),
      primary_cta_label: 'Start riding',
      primary_cta_url: webLink('/join'),
      secondary_cta_label: 'See the events',
      secondary_cta_url: webLink('/events'),
    },
    [],
    1,
  )
  expect(element.querySelector('h1 strong')).toHaveTextContent('One')
  expect(element).toHaveTextContent('All of them start at the top of the hour')
  expect(element.querySelector('[data-cta="primary"]')).toHaveAttribute('href', '/join')
  expect(element.querySelector('[data-cta="secondary"]')).toHaveAttribute('href', '/events')
  const half = await hero({ primary_cta_label: 'No address', secondary_cta_url: webLink('/no-label'), body: 'All' })
  expect(half.querySelector('h2')).toHaveTextContent('missing header')
  expect(half.querySelector('[data-cta]')).toBeNull()
})

test('a card shows its picture, title and body [SL-hero_with_vertical_cards-03]', async () => {
  const article = (await hero({}, [{ ...card, background_image: picture('viaduct') }])).querySelector('article')
  expect(article?.querySelector('h3')).toHaveTextContent('Group ride')
  expect(article?.querySelector('.prose')).toHaveTextContent('Five paces')
  expect(article?.querySelector('img')).toHaveAttribute('alt', 'Picture of viaduct')
})

test('what a card lacks is named, and a card without anything dropped [PB-034, PB-050, PB-062]', async () => {
  const cards = [
    ...(await hero({}, [{ title: 'Race' }, {}, { body: paragraph('Forty minutes') }])).querySelectorAll('article'),
  ]
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Racemissing body', 'missing titleForty minutes'])
  expect(cards[0]?.querySelector('img')).toHaveAttribute('src', '/placeholders/800x1000.svg')
})

test('shows nothing when it says nothing [PB-009]', async () => {
  expect(await sectionHtml('hero_with_vertical_cards', { items: [{}] })).toBe('')
})
