import { expect, test } from 'vitest'
import { sectionElement } from './render-section'

test('shows a template in a sandboxed frame, named by its place in content [SL-ejs_file-01]', async () => {
  const section = { id: 'ejs$1', primary: { title: 'Zones', file: 'training-zones.html' } }
  const element = await sectionElement('ejs_file', section, { documentId: 'page-1' })
  const frame = element.querySelector('iframe')
  expect(frame).toHaveAttribute('src', '/api/frames/en/page-1/ejs%241')
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  expect(frame).toHaveAccessibleName('Zones')
})

test.each(['../secrets.html', 'https://evil.example/x.html', 'views/x.html', 'noextension', '.env', '?x.html'])(
  '%s is no file of a template',
  async (file) => {
    expect(await sectionElement('ejs_file', { primary: { title: 'Zones', file } })).toBeEmptyDOMElement()
  },
)
