import { expect, test } from 'vitest'
import { errorHtml, frameDocument } from '@/lib/domains/embeds/frame-document'

const parsed = (html: string) =>
  new DOMParser().parseFromString(
    frameDocument({ title: 'Zones <&"', language: 'de', direction: 'ltr', html }),
    'text/html',
  )

test('is a document in its language and with a title, around the HTML as it is [SC-005]', () => {
  const frame = parsed('<p id="own">Hello</p><script>run()</script>')
  expect(frame.documentElement.lang).toBe('de')
  expect(frame.title).toBe('Zones <&"')
  expect(frame.querySelector('#own')).not.toBeNull()
  expect(frame.body.querySelector('script')?.textContent).toBe('run()')
})

test.each(['<!--', '<script>', '<style>', '</body></html>', '<plaintext>', '<textarea>'])(
  'HTML that begins with %s keeps nobody from learning its height',
  (html) => {
    expect(parsed(html).head.querySelector('script')?.textContent).toContain('postMessage')
  },
)

test('an error is a heading with its message, and holds no markup of its own [SC-006]', () => {
  const frame = parsed(errorHtml('<b>Not</b> there', 'Try & wait'))
  expect(frame.querySelector('h2')?.textContent).toBe('<b>Not</b> there')
  expect(frame.querySelector('p')?.textContent).toBe('Try & wait')
})
