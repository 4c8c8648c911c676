import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

vi.mock('@/components/ui/carousel/lazy', () => import('./support/carousel-behaviour'))

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.playerId // each test has a page of its own
})

// Files that share a worker share its page.
afterAll(() => {
  const { head, body, documentElement: html } = document
  head.replaceChildren()
  body.replaceChildren()
  for (const element of [html, body]) for (const name of element.getAttributeNames()) element.removeAttribute(name)
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals() // the last test may have replaced it, and setup.ts comes after this
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
})
