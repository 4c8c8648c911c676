// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { runBrowserScript } from '../browser-script.ts'

function scriptAt(src: string): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { src })
}

function load(address: string) {
  Object.defineProperty(document, 'currentScript', { value: scriptAt(address), configurable: true })
  runBrowserScript('sandbox/locator/locator.js')
}

beforeEach(() => {
  document.body.innerHTML = '<div id="store-locator"></div>'
})

test('lists dealers and narrows them down as one types', () => {
  load('https://locator.test/locator.js?company=7')
  expect(document.querySelectorAll('li')).toHaveLength(8)
  const search = document.querySelector('input')
  if (search) search.value = 'germany'
  search?.dispatchEvent(new Event('input'))
  expect([...document.querySelectorAll('li strong')].map((name) => name.textContent)).toEqual(['Tempo Werkstatt'])
})

test('says so when no company was named', () => {
  load('https://locator.test/locator.js')
  expect(document.querySelector('#store-locator')?.textContent).toContain('needs a company')
})

test('leaves a page without a place for it alone', () => {
  document.body.innerHTML = ''
  load('https://locator.test/locator.js?company=7')
  expect(document.body.innerHTML).toBe('')
})
