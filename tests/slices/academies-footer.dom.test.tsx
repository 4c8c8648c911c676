import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, webLink } from './render-section'

test('says what to do next and leads to the other academies [SL-academies_footer-01]', async () => {
  const element = await sectionElement('academies_footer', {
    primary: {
      title: 'Class is out',
      description: paragraph('The road is open.'),
      cta_label: 'Find a ride',
      cta_url: webLink('/events'),
    },
    items: [
      { label: 'Climbing', url: webLink('/academy/climbing'), image: picture('hairpins') },
      { label: 'Racing', url: webLink('/academy/racing') },
    ],
  })
  expect(element.querySelector('h2')).toHaveTextContent('Class is out')
  expect(element).toHaveTextContent('The road is open.')
  expect([...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Find a ride', '/events'],
    ['Climbing', '/academy/climbing'],
    ['Racing', '/academy/racing'],
  ])
  expect(element.querySelectorAll('li img')).toHaveLength(1)
})

test('a row without an address leads nowhere and is left out, one without a label asks for it [PB-058]', async () => {
  const element = await sectionElement('academies_footer', {
    items: [{ label: 'Nowhere' }, { url: webLink('/academy/racing') }],
  })
  expect([...element.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Need a label'])
})

test('without academies it is a band of its own', async () => {
  const element = await sectionElement('academies_footer', { primary: { title: 'Alone' } })
  expect(element.querySelector('ul')).toBeNull()
})
