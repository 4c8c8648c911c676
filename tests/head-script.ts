import { runInThisContext } from 'node:vm'
import { onTestFinished, vi } from 'vitest'
import { visitorTexts } from '@/lib/delivery/visitor-texts'

/** Runs the head script's part for texts as a page does, from its text, until the test is finished. */
export async function startHeadScript(): Promise<void> {
  document.documentElement.lang ||= 'en'
  // As the server names it.
  document.documentElement.dataset.zoneCookie = location.protocol === 'https:' ? '__Host-zone' : 'zone'
  const observers: MutationObserver[] = []
  const observe = vi.spyOn(MutationObserver.prototype, 'observe')
  const listen = vi.spyOn(document, 'addEventListener')
  runInThisContext(visitorTexts)
  observers.push(...(observe.mock.contexts as MutationObserver[]))
  const listeners = listen.mock.calls.map(([type, listener]) => [type, listener] as const)
  observe.mockRestore()
  listen.mockRestore()
  onTestFinished(() => {
    for (const observer of observers) observer.disconnect()
    for (const [type, listener] of listeners) document.removeEventListener(type, listener)
  })
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await untilServed()
}

/** Waits until elements that were drawn or changed meanwhile have been served. */
export const untilServed = () => new Promise<void>((resolve) => queueMicrotask(resolve))
