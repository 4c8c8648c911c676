import { expect, test } from 'vitest'
import { sectionElement } from './render-section'

test('shows what editors wrote [SL-ejs_file-01]', async () => {
  const element = await sectionElement('ejs_file', { primary: { title: 'the title', file: 'the file' } })
  for (const text of ['the title', 'the file']) expect(element).toHaveTextContent(text)
})
