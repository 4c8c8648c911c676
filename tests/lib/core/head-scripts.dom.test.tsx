import { runInThisContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { headScripts } from '@/lib/core/head-scripts'

type Callback = (list: { getEntriesByName: (name: string) => { name: string }[] }) => void

const root = document.documentElement
// As a page runs it: from its text.
const run = (text: string) => void runInThisContext(text)

let callback: Callback | undefined
const paint = (painted: string) => callback?.({ getEntriesByName: (name) => (name === painted ? [{ name }] : []) })

beforeEach(() => {
  delete root.dataset.painted
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(given: Callback) {
        callback = given
      }
      observe() {}
    },
  )
})

test('the page is marked once something of it has been painted, not by its ground alone', () => {
  run(headScripts.painting)
  expect(root.dataset.painted).toBeUndefined()
  paint('first-paint')
  expect(root.dataset.painted).toBeUndefined()
  paint('first-contentful-paint')
  expect(root.dataset.painted).toBe('on')
})

test('where the browser tells of no paint, all being loaded counts', () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  run(headScripts.painting)
  expect(root.dataset.painted).toBeUndefined()
  window.dispatchEvent(new Event('load'))
  expect(root.dataset.painted).toBe('on')
})
