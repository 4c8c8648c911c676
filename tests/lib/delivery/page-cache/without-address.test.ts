import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeScripts, leaveScripts } from '@/lib/delivery/page-cache/arrange-scripts'
import { flightScript, verifyScripts } from '@/lib/delivery/page-cache/verify-scripts'
import { withoutAddress } from '@/lib/delivery/page-cache/without-address'

const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])'
const build = { constant: new Set<string>(), start: new Set<string>(), integrityOf: () => undefined }

/** The flight data of a page that was made for a request, as the framework writes it. */
const flightOf = (path: string, query: string) =>
  `1:"$Sreact.fragment"\n0:{"P":null,"c":${JSON.stringify((path + query).split('/'))},"q":${JSON.stringify(query)},"i":false,"t":{"s":""}}\n2:["$","main",null,{"children":"\\"c\\":[\\"\\"],\\"q\\":\\"\\""}]\n`

const pageOf = (...parts: string[]) =>
  `<html><body>${[BEGIN, ...parts.map(flightScript)].map((text) => `<script>${text}</script>`).join('')}</body></html>`

const verified = (html: string, flight: string) => {
  const page = verifyScripts(html, flight, build)
  if (!page) throw new Error('not verified')
  return withoutAddress(page)
}

test.each([
  ['/about', ''],
  ['/de/made-up/page', '?evil=1&b=<script>'],
  ['/', '?q="],\\'],
])('if %s%s is asked for first, the page is the same', (path, query) => {
  const [flight, plain] = [flightOf(path, query), flightOf('/', '')]
  const page = verified(pageOf(flight), flight)
  expect(page.flight).toBe(plain)
  expect(arrangeScripts(page)).toEqual(arrangeScripts(verified(pageOf(plain), plain)))
  expect(leaveScripts(page)).toEqual(leaveScripts(verified(pageOf(plain), plain)))
})

test('nothing of any address is left, however the framework splits the data', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), fc.array(fc.nat()), (path, query, cuts) => {
      const flight = flightOf(path, `?${query}`)
      const places = [0, ...cuts.map((cut) => cut % flight.length), flight.length].toSorted((one, other) => one - other)
      const parts = places.slice(1).map((end, index) => flight.slice(places[index], end))
      const page = verified(pageOf(...parts.filter(Boolean)), flight)
      expect(page.flight).toBe(flightOf('/', ''))
      expect(leaveScripts(page)).toEqual({
        html: pageOf(page.flight),
        inlineScripts: [BEGIN, flightScript(page.flight)],
      })
    }),
  )
})

test('what only looks like the address stays', () => {
  const alike = '10:{"P":null,"c":["","mine"],"q":"mine"}\n'
  const flight = alike + flightOf('/about', '?a=b')
  expect(verified(pageOf(flight), flight).flight).toBe(alike + flightOf('/', ''))
})

test('a page that says nothing of an address is left as it is', () => {
  const flight = '0:["$","main",null]\n'
  const page = verifyScripts(pageOf(flight), flight, build)
  expect(page && withoutAddress(page)).toBe(page)
})
