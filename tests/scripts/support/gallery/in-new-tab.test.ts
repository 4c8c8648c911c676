import type { BrowserContext, Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import { inNewTab } from '@/scripts/support/gallery/in-new-tab'

function contextOf() {
  const close = vi.fn<() => Promise<void>>(async () => undefined)
  const newPage = vi.fn<() => Promise<Page>>(async () => ({ close }) as unknown as Page)
  return { context: { newPage } as unknown as BrowserContext, newPage, close }
}

const never = () => new Promise<never>(() => undefined)

test('what was done in a tab is returned, and the tab is closed', async () => {
  const { context, newPage, close } = contextOf()
  expect(await inNewTab(context, '/faq', async () => 'drawn')).toBe('drawn')
  expect([newPage, close].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('a tab that stops drawing is left, and it is done again in another one', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { context, close } = contextOf()
  let tries = 0
  expect(await inNewTab(context, '/faq', () => (tries++ === 0 ? never() : Promise.resolve('drawn')), 1)).toBe('drawn')
  expect(close).toHaveBeenCalledTimes(2)
})

test('a page that no tab draws ends the command with its address', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { context } = contextOf()
  await expect(inNewTab(context, '/faq', never, 1)).rejects.toThrow('/faq was not drawn.')
})

test('what fails in a tab fails at once', async () => {
  const { context, newPage, close } = contextOf()
  await expect(inNewTab(context, '/faq', () => Promise.reject(new Error('404')))).rejects.toThrow('404')
  expect([newPage, close].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
