import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeScripts, leaveScripts } from '@/lib/delivery/page-cache/arrange-scripts'
import { flightScript, verifyScripts } from '@/lib/delivery/page-cache/verify-scripts'
import { withoutAddress, withoutHeadScript } from '@/lib/delivery/page-cache/slim-flight'

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

test('the text of the head script is in the document alone, and all other data stay as they are', () => {
  const script = `const many = "${'—'.repeat(600)}"\ngo()`
  const rest = '16:["$","head",null,{"children":["$","script",null,{"dangerouslySetInnerHTML":{"__html":"$15"}}]}]\n'
  const flight = `14:"before"\n15:T${Buffer.byteLength(script).toString(16)},${script}${rest}`
  const document = `<script>${script}</script>${pageOf(flight.slice(0, 40), flight.slice(40))}`
  const page = verifyScripts(document, flight, build)
  const slim = page && withoutHeadScript(page, script)
  expect(slim?.flight).toBe(`14:"before"\n15:""\n${rest}`)
  expect(slim && leaveScripts(slim).html).toBe(`<script>${script}</script>${pageOf(slim?.flight ?? '')}`)
})

test('another script’s text stays in the data', () => {
  const flight = '15:T5,other16:["$","main",null]\n'
  const page = verifyScripts(pageOf(flight), flight, build)
  expect(page && withoutHeadScript(page, 'go()!')).toBe(page)
})
