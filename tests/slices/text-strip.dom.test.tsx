import { expect, test } from 'vitest'
import { sectionElement, webLink } from './render-section'

test('shows its line and its button in one low band [SL-text_strip-01]', async () => {
  const element = await sectionElement('text_strip', {
    primary: { text: 'Starts on Saturday', button_label: 'See the stages', button_url: webLink('/campaigns/tour') },
  })
  expect(element.querySelector('section')).toHaveTextContent(/^Starts on SaturdaySee the stages$/)
  expect(element.querySelector('a')).toHaveAttribute('href', '/campaigns/tour')
})

test.each([
  [undefined, 'bg-violet', 'button-light'],
  ['yellow', 'bg-yellow', 'button-dark'],
])('on the background %s its button stands out', async (background_color, background, button) => {
  const element = await sectionElement('text_strip', {
    primary: { background_color, button_label: 'Go', button_url: webLink('/') },
  })
  expect(element.querySelector('section')).toHaveClass(background)
  expect(element.querySelector('a')).toHaveClass(button)
})
