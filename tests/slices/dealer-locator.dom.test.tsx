import { expect, test } from 'vitest'
import { sectionElement } from './render-section'

test('shows what editors wrote [SL-dealer_locator-01]', async () => {
  const element = await sectionElement('dealer_locator', { primary: { title: 'the title' } })
  for (const text of ['the title']) expect(element).toHaveTextContent(text)
})
