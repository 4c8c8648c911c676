import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, webLink } from './render-section'

const slide = (headline: string) => ({ headline, text: paragraph(`About ${headline}`), image: picture('harbour') })

test('says what the community is, with its picture and button, above its slides [SL-community-01]', async () => {
  const element = await sectionElement('community', {
    primary: {
      title: 'Forty thousand people',
      description: paragraph('Tuesday nights.'),
      image: picture('alpine-dawn'),
      cta_label: 'Find a ride',
      cta_url: webLink('/events'),
    },
    items: [slide('The night shift'), slide('The coffee ride')],
  })
  expect(element.querySelector('h2')).toHaveTextContent('Forty thousand people')
  expect(element).toHaveTextContent('Tuesday nights.')
  expect(element.querySelector('a')).toHaveAttribute('href', '/events')
  expect([...element.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'The night shift',
    'The coffee ride',
  ])
  const options: unknown = JSON.parse(element.querySelector<HTMLElement>('[data-carousel]')?.dataset.carousel ?? '')
  expect(options).toMatchObject({ auto: { firstShorterMs: 750 } })
})

test('needs no slides', async () => {
  const element = await sectionElement('community', { primary: { title: 'Welcome' } })
  expect(element.querySelector('.carousel')).toBeNull()
})
