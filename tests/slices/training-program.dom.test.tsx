import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, webLink } from './render-section'

test('shows what a program is about beside its parts in their order [SL-training_program-01]', async () => {
  const element = await sectionElement('training_program', {
    primary: {
      title: 'Four weeks',
      description: paragraph('Three sessions a week.'),
      image: picture('hairpins'),
      cta_label: 'Start',
      cta_url: webLink('/training-plans'),
    },
    items: [{ title: 'Week 1', body: paragraph('Easy.') }, { title: 'Week 2' }],
  })
  expect(element.querySelector('h2')).toHaveTextContent('Four weeks')
  expect(element).toHaveTextContent('Three sessions a week.')
  expect(element.querySelector('a')).toHaveAttribute('href', '/training-plans')
  expect([...element.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual([
    'Week 1Easy.',
    'Week 2',
  ])
})

test('a program without parts is announced without an empty list', async () => {
  const element = await sectionElement('training_program', { primary: { title: 'In spring' } })
  expect(element.querySelector('ol')).toBeNull()
  expect(element.querySelector('img')).toHaveAttribute('src', '/placeholders/720x480.svg')
})
