import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trustedInlineScripts } from '@/lib/core/page-cache/flight-scripts'

const BOOTSTRAP = '(self.__next_f=self.__next_f||[]).push([0])'
const BUNDLER = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});'
const scripts = { constant: new Set([BUNDLER]) }

const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', String.raw`\u003c`)}])`
const inline = (...texts: string[]) => texts.map((text) => `<script>${text}</script>`).join('')
const page = (...texts: string[]) => `<html><body><main></main>${inline(...texts)}</body></html>`

const [first, second] = ['0:["$","main",null]\n', '1:{"text":"<b>ü</b>"}\n']

test("allows the framework's own scripts", () => {
  const own = [BUNDLER, BOOTSTRAP, push(first), push(second)]
  expect(trustedInlineScripts(page(...own), first + second, scripts)).toEqual(own)
})

test('allows flight data however the framework splits it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, unit: 'binary' }), { minLength: 1 }), (parts) => {
      const own = parts.map(push)
      expect(trustedInlineScripts(page(...own), parts.join(''), scripts)).toEqual(own)
    }),
  )
})

test('a script of any other kind is not allowed, and the real ones still are', () => {
  const trusted = trustedInlineScripts(page('alert(1)', push(first), 'alert(2)'), first, scripts)
  expect(trusted).toEqual([push(first)])
})

test("an injected script in the framework's own form is not allowed, wherever it stands", () => {
  const evil = push('9:["$","script",null]\n')
  for (const html of [page(evil, push(first), push(second)), page(push(first), evil, push(second))]) {
    expect(trustedInlineScripts(html, first + second, scripts)).toEqual([push(first), push(second)])
  }
})

test('more after the form’s end is not allowed', () => {
  const evil = `${push(first)};alert(1)`
  expect(trustedInlineScripts(page(evil, push(first)), first, scripts)).toEqual([push(first)])
})

test('a line that is nearly the bundler’s is not allowed', () => {
  const evil = BUNDLER.replace('[]', '["https://evil.example/x.js"]')
  expect(trustedInlineScripts(page(evil, push(first)), first, scripts)).toEqual([push(first)])
})

test.each([
  ['parts are missing', page(push(first))],
  ['parts come in another order', page(push(second), push(first))],
  ['there is none', page()],
  ['it is inside a text that runs to the end', `<plaintext hidden>${page(push(first), push(second)).replaceAll('<script>', '&lt;script>')}`],
])('a document is not trusted where its data does not come whole: %s', (_case, html) => {
  expect(trustedInlineScripts(html, first + second, scripts)).toBeUndefined()
})

test('a copy of the whole data ahead of the real one allows no more than the data itself', () => {
  const copied = `<plaintext hidden>${inline(push(first), push(second))}`
  const trusted = trustedInlineScripts(`${copied}${page(push(first), push(second))}`, first + second, scripts)
  expect(trusted).toEqual([push(first), push(second)])
})

test('files are not inline scripts, and attributes make no difference to those that are', () => {
  const html = `<script src="/a.js" async=""></script><script id="_R_">${push(first)}</script>`
  expect(trustedInlineScripts(html, first, scripts)).toEqual([push(first)])
})

test.each([
  'self.__next_f.push([1])',
  'self.__next_f.push([1,""])',
  'self.__next_f.push([2,"a"])',
  'self.__next_f.push([1,"a",alert(1)])',
  'self.__next_f.push([1,`a`])',
  'self.__next_f.push(null)',
])('%s is no flight data', (script) => {
  expect(trustedInlineScripts(page(script, push(first)), first, scripts)).toEqual([push(first)])
})

test('whatever is injected, nothing is allowed that the framework did not write', () => {
  const anything = fc.oneof(fc.string(), fc.string().map(push), fc.constantFrom(first, second).map((text) => push(text.slice(1))))
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 4 }), (injected) => {
      const own = [push(first), push(second)]
      const foreign = injected.filter((text) => !text.includes('</script') && !(first + second).startsWith(decoded(text)))
      const trusted = trustedInlineScripts(page(...foreign, ...own), first + second, scripts)
      expect(trusted).toEqual(own)
    }),
  )
})

/** The data of a flight script; for anything else a text that no data begins with. */
function decoded(script: string): string {
  try {
    const [, text] = JSON.parse(script.slice('self.__next_f.push('.length, -1)) as [1, string]
    return text === '' ? '\0' : text
  } catch {
    return '\0'
  }
}
