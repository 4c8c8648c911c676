import { expect, test } from 'vitest'
import { sectionElement } from './render-section'

const html = '<p>Hello</p><script>alert(1)</script>'

test('shows HTML in a sandboxed frame of a route of its own, named by its place in content [SL-embedded_html-01]', async () => {
  const section = { id: 'html$1', primary: { title: 'Stairs', html } }
  const element = await sectionElement('embedded_html', section, { documentId: 'page-1', locale: 'de' })
  const frame = element.querySelector('iframe')
  expect(frame).toHaveAttribute('src', '/api/frames/de/page-1/html%241')
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  expect(frame).toHaveAccessibleName('Stairs')
  expect(element.querySelector('h2')).toHaveTextContent('Stairs')
  expect(element).not.toHaveTextContent('Hello')
})

test('what editors alone see travels in the frame’s address', async () => {
  const element = await sectionElement('embedded_html', { id: 'html$1', primary: { html } })
  expect(element.querySelector('iframe')?.getAttribute('src')).toMatch(/^\/api\/frames\/en\/signed\?embed=[\w.-]+$/)
  const draft = await sectionElement(
    'embedded_html',
    { id: 'html$1', primary: { html } },
    { documentId: 'page-1', isDraft: true },
  )
  expect(draft.querySelector('iframe')?.getAttribute('src')).toMatch(/^\/api\/frames\/en\/signed\?/)
})

test('a title alone shows nothing', async () => {
  expect(await sectionElement('embedded_html', { primary: { title: 'Stairs' } })).toBeEmptyDOMElement()
})
