import { afterEach, expect, test, vi } from 'vitest'
import { loadChat, openChat } from '@/lib/domains/contact/chat'

const SCRIPT = 'http://localhost:4010/chat/chat.js'

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>(`script[src="${SCRIPT}"]`)]

afterEach(() => {
  for (const script of scripts()) script.remove()
})

/** The script of the chat arrives, and leaves this in the page. */
async function arrive(widget?: object): Promise<void> {
  await vi.waitFor(() => expect(scripts()).toHaveLength(1))
  if (widget !== undefined) vi.stubGlobal('ChatWidget', widget)
  scripts()[0]?.dispatchEvent(new Event('load'))
}

test('a chat is opened once its script has come and it has started, for the page that it is opened on', async () => {
  const order: unknown[] = []
  const opened = openChat(SCRIPT)
  await arrive({
    start: async (options: unknown) => void order.push(options),
    open: () => void order.push('opened'),
  })
  await opened
  expect(order).toEqual([{ attributes: { pageUrl: location.href } }, 'opened'])
})

const start = vi.fn()
const open = vi.fn()

test.each([
  ['nothing', undefined],
  ['something that can’t be opened', { start }],
  ['something that can’t be started', { open }],
  ['other values', { start: true, open: true }],
])('a script that leaves %s in the page is no chat, and nothing of it is called', async (_, widget) => {
  const error = openChat(SCRIPT).catch((cause: unknown) => String(cause))
  await arrive(widget)
  await expect(error).resolves.toContain('no chat')
  expect(start).not.toHaveBeenCalled()
  expect(open).not.toHaveBeenCalled()
})

test('two who load it at the same time load it once, and where it is it is not loaded again', async () => {
  const both = Promise.all([loadChat(SCRIPT), loadChat(SCRIPT)])
  await arrive({ start: () => undefined, open: () => undefined })
  await both
  scripts()[0]?.remove()
  await loadChat(SCRIPT)
  expect(scripts()).toEqual([])
})
