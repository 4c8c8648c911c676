import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'

type Fields = Record<string, unknown>

const hero = (primary: Fields, items: Fields[] = [], position = 2) =>
  sectionElement('hero_with_cards', { primary, items }, { position })

test('shows a centred title on a picture, with cards that lead on [SL-hero_with_cards-01]', async () => {
  const element = await hero(
    {
      title: 'Where to?',
      body: paragraph('The rest is up to you'),
      background_image: picture('bridge'),
      primary_cta_label: 'Join tonight',
      primary_cta_url: webLink('/join'),
    },
    [{ title: 'On a bike', body: paragraph('Ninety routes'), image: picture('coast'), url: webLink('/ride') }],
  )
  expect(element.querySelector('.text-center h2')).toHaveTextContent('Where to?')
  expect(element.querySelector('.hero-background .prose')).toHaveTextContent('The rest is up to you')
  expect(element.querySelector('[data-cta="primary"]')).toHaveAttribute('href', '/join')
  expect(element.querySelector('.backdrop img')).toHaveAttribute('alt', 'Picture of bridge')
  const card = element.querySelector('.hero-cards article')
  expect(card?.querySelector('h3 a')).toHaveAttribute('href', '/ride')
  expect(card).toHaveTextContent('Ninety routes')
  expect(card?.querySelector('img')).toHaveAttribute('alt', 'Picture of coast')
})

test('a card is one link as a whole, or none [PB-036]', async () => {
  const element = await hero({}, [{ title: 'On a bike', url: webLink('/ride') }, { title: 'On foot' }])
  const [linked, plain] = element.querySelectorAll('article')
  expect(linked?.querySelectorAll('a')).toHaveLength(1)
  expect(linked?.querySelector('a')).toHaveAttribute('data-card', 'On a bike')
  expect(plain?.querySelector('a')).toBeNull()
})

test('what is missing is named or drawn, and a card without anything dropped [PB-034, PB-050, PB-062]', async () => {
  const element = await hero({}, [{ url: webLink('/ride') }, {}])
  expect(element.querySelector('h2')).toHaveTextContent('missing title')
  expect(element.querySelector('.backdrop img')).toHaveAttribute('src', '/placeholders/1440x1040.svg')
  expect(element.querySelectorAll('article')).toHaveLength(1)
  expect(element.querySelector('article')).toHaveTextContent('missing title')
  expect(element.querySelector('article img')).toHaveAttribute('src', '/placeholders/720x480.svg')
})

test('each call to action shows only with its label and address [PB-032]', async () => {
  const element = await hero({
    primary_cta_label: 'No address',
    secondary_cta_label: 'What you need',
    secondary_cta_url: webLink('/how-it-works'),
  })
  expect([...element.querySelectorAll('[data-cta]')].map(({ textContent }) => textContent)).toEqual(['What you need'])
})

test('leads a page with its title and picture, and takes the level that editors chose', async () => {
  const element = await hero({ title: 'Where to?', background_image: picture('bridge') }, [{ title: 'On a bike' }], 1)
  expect(element.querySelector('h1')).toHaveTextContent('Where to?')
  expect(element.querySelector('article h2')).toHaveTextContent('On a bike')
  expect(element.querySelector('.backdrop img')).toHaveAttribute('fetchpriority', 'high')
  expect((await hero({ title: 'Where to?', title_as: 'h3' })).querySelector('h3')).toHaveTextContent('Where to?')
})

test('shows nothing when it says nothing [PB-009]', async () => {
  expect(await sectionHtml('hero_with_cards', { primary: { title_as: 'h3' }, items: [{}] })).toBe('')
})
