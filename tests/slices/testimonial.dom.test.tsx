import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement } from './render-section'

const voice = {
  name: 'Amara',
  title: 'Night nurse',
  testimonial: paragraph('I sleep like a stone.'),
  img: picture('amara'),
  color: 'yellow',
}

const section = (items: Record<string, unknown>[]) =>
  sectionElement('testimonial', { primary: { title: 'Said' }, items })

test('shows what players say in a row that ends at its ends [SL-testimonial-01]', async () => {
  const element = await section([voice, { ...voice, name: 'Kenji' }])
  expect(element.querySelector('h2')).toHaveTextContent('Said')
  expect(element.querySelectorAll('figure')).toHaveLength(2)
  const options: unknown = JSON.parse(element.querySelector<HTMLElement>('[data-carousel]')?.dataset.carousel ?? '')
  expect(options).not.toHaveProperty('auto')
})

test('a voice has name, title, words, portrait and colour [SL-testimonial-02]', async () => {
  const element = await section([voice])
  expect(element.querySelector('blockquote')).toHaveTextContent('I sleep like a stone.')
  expect(element.querySelector('figcaption')).toHaveTextContent('AmaraNight nurse')
  expect(element.querySelector('img')).toHaveAttribute('alt', 'Picture of amara')
  expect(element.querySelector('article')).toHaveClass('bg-yellow')
})

test('a voice without name and words says so', async () => {
  expect((await section([{ title: 'Somebody' }])).querySelector('figure')).toHaveTextContent(
    'quote missinguser_name missingSomebody',
  )
})
