import { expect, test } from 'vitest'
import { serviceScripts } from '@/lib/delivery/page-cache/service-scripts'

const env = { STORE_LOCATOR_SCRIPT_URL: 'https://stores.gruppetto.cc/locator.js' }

test('a page that names the store locator allows its one file', () => {
  const html = '<div class="dealer-locator" data-runs-script="locator"></div><p data-runs-script="locator"></p>'
  expect(serviceScripts(html, env)).toEqual([env.STORE_LOCATOR_SCRIPT_URL])
})

test.each([
  '<p>data-runs-script="locator"</p>'.replaceAll('"', '&quot;'),
  '<div data-runs-script="https://evil.example/x.js"></div>',
  '<div data-runs-script="constructor"></div>',
  String.raw`<script>self.__next_f.push([1,"\"data-runs-script\":\"locator\""])</script>`,
])('%s allows nothing', (html) => {
  expect(serviceScripts(html, env)).toEqual([])
})

test('an address can’t bring more with it into the policy', () => {
  const address = "https://stores.gruppetto.cc/a;script-src 'unsafe-inline'/x.js"
  expect(serviceScripts('<div data-runs-script="locator">', { STORE_LOCATOR_SCRIPT_URL: address })).toEqual([
    'https://stores.gruppetto.cc/a%3bscript-src%20%27unsafe-inline%27/x.js',
  ])
})

test('a page of a site without the locator allows nothing for it', () => {
  expect(serviceScripts('<div data-runs-script="locator">', { STORE_LOCATOR_SCRIPT_URL: 'off' })).toEqual([])
})
