import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement } from './render-section'

const lesson = (title: string) => ({ title, description: paragraph(`How ${title}`), image: picture('hairpins') })

test('shows each subject with its picture and sentences, in order [SL-academy_descriptions-01]', async () => {
  const element = await sectionElement('academy_descriptions', {
    primary: { title: 'What you will learn' },
    items: [lesson('to read the road'), lesson('to hold back')],
  })
  expect(element.querySelector('h2')).toHaveTextContent('What you will learn')
  expect([...element.querySelectorAll('article')].map(({ textContent }) => textContent)).toEqual([
    'to read the roadHow to read the road',
    'to hold backHow to hold back',
  ])
  expect(element.querySelectorAll('article img')).toHaveLength(2)
})

test('without a title its subjects are headings of the second level', async () => {
  const element = await sectionElement('academy_descriptions', { items: [lesson('to breathe')] })
  expect(element.querySelector('h2')).toHaveTextContent('to breathe')
})
