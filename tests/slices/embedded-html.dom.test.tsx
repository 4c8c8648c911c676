import { expect, test } from 'vitest'
import { sectionElement } from './render-section'

test('shows what editors wrote [SL-embedded_html-01]', async () => {
  const element = await sectionElement('embedded_html', { primary: { title: 'the title', html: 'the html' } })
  for (const text of ['the title', 'the html']) expect(element).toHaveTextContent(text)
})
