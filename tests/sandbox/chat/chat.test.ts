// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { runBrowserScript } from '../browser-script.ts'

type Widget = {
  start(options?: { attributes?: Record<string, string> }): Promise<void>
  open(): void
  on(event: 'open' | 'close', listener: () => void): void
}

const widgetSchema = z.object({ ChatWidget: z.custom<Widget>((widget) => typeof widget === 'object') })

/** jsdom lacks constructed style sheets and non-modal dialogs; the smallest that the script needs. */
function fillGaps() {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  HTMLDialogElement.prototype.show = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

beforeAll(() => {
  fillGaps()
  runBrowserScript('sandbox/chat/chat.js')
})

const widget = () => widgetSchema.parse(window).ChatWidget
const find = (selector: string) =>
  document.querySelector('#chat-widget')?.shadowRoot?.querySelector<HTMLElement>(selector)

test('opens a conversation that knows the page, and tells its listeners', async () => {
  const opened = vi.fn()
  widget().on('open', opened)
  await widget().start({ attributes: { pageUrl: 'https://gruppetto.test/plans' } })
  expect(find('dialog')?.hasAttribute('open')).toBe(false)
  widget().open()
  widget().open()
  expect(find('dialog')?.hasAttribute('open')).toBe(true)
  expect(opened).toHaveBeenCalledTimes(1)
  expect(find('ol')?.textContent).toContain('https://gruppetto.test/plans')
})

test('shows a typed message as text, and tells its listeners when it closes', () => {
  const closed = vi.fn()
  widget().on('close', closed)
  const input = find('input')
  if (input instanceof HTMLInputElement) input.value = '<b>hi</b>'
  find('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  expect(find('li.mine')?.textContent).toBe('<b>hi</b>')
  find('header button')?.click()
  expect(closed).toHaveBeenCalledTimes(1)
})
