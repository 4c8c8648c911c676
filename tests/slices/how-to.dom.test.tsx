import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement } from './render-section'

const step = (title: string, fields = {}) => ({ title, body: paragraph(`About ${title}`), ...fields })

test('shows its steps in an ordered list, with what to do in each [SL-how_to-01]', async () => {
  const element = await sectionElement('how_to', {
    primary: { title: 'Three steps', description: paragraph('Twenty minutes.') },
    items: [step('Unpack'), step('Connect', { image: picture('velodrome') }), step('Ride')],
  })
  expect(element.querySelector('h2')).toHaveTextContent('Three steps')
  expect(element).toHaveTextContent('Twenty minutes.')
  expect([...element.querySelectorAll('ol h3')].map(({ textContent }) => textContent)).toEqual([
    'Unpack',
    'Connect',
    'Ride',
  ])
  expect(element.querySelectorAll('img')).toHaveLength(1)
})

test('the list counts for screen readers, the big numbers are decoration', async () => {
  const element = await sectionElement('how_to', { items: [step('One'), step('Two')] })
  const numbers = [...element.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent)
  expect(numbers).toEqual(['1', '2'])
})

test('a step without anything is left out, one without a title says so [PB-034]', async () => {
  const element = await sectionElement('how_to', { items: [{}, { body: paragraph('Press start.') }] })
  expect([...element.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['missing title'])
})
