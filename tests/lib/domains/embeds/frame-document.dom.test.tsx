import { runInThisContext } from 'node:vm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
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

test('nothing is shown but the HTML, whether players wait or not', () => {
  const shown = [undefined, waiting].map((each) => {
    const text = frameDocument({ title: '', language: 'de', direction: 'ltr', html: '<p>Hello</p>', waiting: each })
    return new DOMParser().parseFromString(text, 'text/html').body
  })
  expect(shown.map(({ textContent }) => textContent?.trim())).toEqual(['Hello', 'Hello'])
})

test('an error is a heading with its message, and holds no markup of its own [SC-006]', () => {
  const frame = parsed(errorHtml('<b>Not</b> there', 'Try & wait'))
  expect(frame.querySelector('h2')?.textContent).toBe('<b>Not</b> there')
  expect(frame.querySelector('p')?.textContent).toBe('Try & wait')
})

const waiting = {
  players: [{ origin: 'https://www.youtube.com', text: '</script>From www.youtube.com' }],
  button: 'Show',
  needsScript: 'Needs <script>',
}
const PLAYER = '<iframe title="A climb" src="https://www.youtube.com/embed/abc"></iframe>'

describe('players of others, until the visitor agrees', () => {
  /** Runs the document's own script as a browser does, before the HTML is parsed. */
  async function shown(html: string) {
    const text = frameDocument({ title: 'Zones', language: 'en', direction: 'ltr', html: '', waiting })
    const scripts = new DOMParser().parseFromString(text, 'text/html').head.querySelectorAll('script')
    const observers = vi.spyOn(MutationObserver.prototype, 'observe')
    runInThisContext(scripts.item(1).text)
    const stop = observers.mock.contexts
    observers.mockRestore()
    onTestFinished(() => {
      for (const observer of stop as MutationObserver[]) observer.disconnect()
      document.body.replaceChildren()
    })
    document.body.innerHTML = html
    await Promise.resolve()
    return document.body
  }

  test('a question stands in the place of each, and the page around is told of its press', async () => {
    const body = await shown(`<p>Before</p>${PLAYER}<iframe src="/other"></iframe>`)
    expect([...body.querySelectorAll('iframe')].map(({ src }) => src)).toEqual([`${location.origin}/other`])
    expect(body.querySelector('strong')).toHaveTextContent('A climb')
    expect(body.querySelector('p:not(:first-child)')).toHaveTextContent(/^<\/script>From www\.youtube\.com$/)
    const told = vi.spyOn(parent, 'postMessage').mockReturnValue()
    body.querySelector('button')?.click()
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'frame-players' }, '*')
  })

  test('also in the place of one that a script makes later', async () => {
    const body = await shown('<iframe></iframe>')
    const frame = body.querySelector('iframe')
    if (frame) frame.src = 'https://www.youtube.com/embed/abc'
    await Promise.resolve()
    expect(body.querySelector('iframe')).toBeNull()
    expect(body.querySelector('strong')).toBeNull()
    expect(body.querySelector('button')).toHaveTextContent('Show')
  })

  test('without script a sentence says what is missing, where anything is', () => {
    const text = (html: string) => frameDocument({ title: '', language: 'en', direction: 'ltr', html, waiting })
    expect(text(PLAYER)).toContain('<p>Needs &lt;script&gt;</p></noscript>')
    expect(text('<p>Text</p>')).not.toContain('noscript')
  })

  test('who has agreed gets the HTML as it is', () => {
    const frame = parsed(PLAYER)
    expect(frame.head.querySelectorAll('script')).toHaveLength(1)
    expect(frame.querySelector('iframe')).not.toBeNull()
  })
})
