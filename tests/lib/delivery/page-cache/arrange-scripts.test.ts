import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeScripts, leaveScripts } from '@/lib/delivery/page-cache/arrange-scripts'
import { pageDataScript, pageOfData } from '@/lib/delivery/page-cache/page-data'
import { scriptHash } from '@/lib/delivery/page-cache/policy'
import { verifyScripts } from '@/lib/delivery/page-cache/verify-scripts'

const BOOTSTRAP = '(self.__next_f=self.__next_f||[]).push([0])'
const LIST = (files: string) => `<script type="text/plain" id="page-files">${files}</script>`
const BUNDLER =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});'
/** A build that has every file it is asked for below its folder. */
const build = {
  constant: new Set<string>(),
  start: new Set([BUNDLER]),
  integrityOf: (path: string) => (path.startsWith('/_next/static/') ? `sha256-of:${path.slice(14)}` : undefined),
}

const escaped = (text: string) =>
  JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
const push = (text: string) => `self.__next_f.push([1,${escaped(text)}])`
const inline = (...texts: string[]) => texts.map((text) => `<script>${text}</script>`).join('')
const page = (...texts: string[]) => `<html><body><main></main>${inline(...texts)}</body></html>`

const arranged = (html: string, flight: string) => {
  const verified = verifyScripts(html, flight, build)
  return verified && arrangeScripts(verified)
}
const left = (html: string, flight: string) => {
  const verified = verifyScripts(html, flight, build)
  return verified && leaveScripts(verified)
}

/** The inline scripts that the page's policy would allow. */
const allowed = (html: string, flight: string) => arranged(html, flight)?.inlineScripts

const [first, second] = ['0:["$","main",null]\n', '1:{"text":"<b>ü</b>"}\n']
const whole = push(first + second)

test("allows the framework's own scripts, the flight data as one", () => {
  expect(allowed(page(BUNDLER, BOOTSTRAP, push(first), push(second)), first + second)).toEqual([
    BUNDLER,
    `${BOOTSTRAP};${whole}`,
  ])
})

test('a second beginning is not allowed', () => {
  const html = page(BOOTSTRAP, BOOTSTRAP, push(first))
  expect(allowed(html, first)).toEqual([`${BOOTSTRAP};${push(first)}`])
  expect(arranged(html, first)?.html).toContain(`<main></main>${inline(BOOTSTRAP)}${LIST('')}`)
})

test('allows flight data however the framework splits it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, unit: 'binary' }), { minLength: 1 }), (parts) => {
      const [data = ''] = allowed(page(...parts.map(push)), parts.join('')) ?? []
      expect(data).not.toMatch(/[<>&\u2028\u2029]/)
      expect(decoded(data)).toBe(parts.join(''))
    }),
  )
})

test('the flight data is the last of the body, and stands there once', () => {
  const html = arranged(page(BUNDLER, push(first), push(second)), first + second)?.html
  expect(html).toBe(`<html><body><main></main>${inline(BUNDLER)}${LIST('')}${inline(whole)}</body></html>`)
})

test('the framework’s files are listed, in their order and with what they must hold, instead of being run while the page is read', () => {
  const files = ['/_next/static/chunks/a-1.js', '/_next/static/chunks/b~2.js']
  const [one, two] = files.map((path) => `<script src="${path}" async=""></script>`)
  const html = `<html><head>${one}</head><body>${inline(push(first))}${two}${one}</body></html>`
  const list = LIST(
    '/_next/static/chunks/a-1.js sha256-of:chunks/a-1.js\n/_next/static/chunks/b~2.js sha256-of:chunks/b~2.js',
  )
  expect(arranged(html, first)?.html).toBe(`<html><head></head><body>${list}${inline(push(first))}</body></html>`)
})

const KEY = `/route-cache/APP_PAGE/${'0'.repeat(64)}/$/en/plans & more`

test('the data as a file of its own come first in the list, and nothing of the framework is left inline', () => {
  const file = '<script src="/_next/static/a.js" async=""></script>'
  const html = page(BUNDLER, BOOTSTRAP, push(first), push(second)).replace('<body>', `<body>${file}`)
  const verified = verifyScripts(html, first + second, build)
  const served = verified && arrangeScripts(verified, KEY)
  const { path = '', integrity = '', name } = served?.data ?? {}
  expect(served?.html).toBe(
    `<html><body><main></main>${LIST(`${path} ${integrity}\n/_next/static/a.js sha256-of:a.js`)}</body></html>`,
  )
  expect(served?.inlineScripts).toEqual([])
  expect(pageOfData(path)).toEqual({ key: KEY, name })
  expect(path).not.toMatch(/\s/)
  const text = pageDataScript(first + second, BUNDLER)
  expect(text).toBe([BOOTSTRAP, whole, BUNDLER].join(';'))
  expect(`'${integrity}'`).toBe(scriptHash(text))
})

test.each([['none'], ['more than one', BUNDLER, BUNDLER]])(
  'of a page with start lines of another form the data stay inline: %s',
  (_case, ...lines) => {
    const verified = verifyScripts(page(...lines, push(first)), first, build)
    const served = verified && arrangeScripts(verified, KEY)
    expect(served?.data).toBeUndefined()
    expect(served?.inlineScripts).toEqual([...lines, push(first)])
  },
)

test('a listed file is not fetched ahead, for want of its hash it would be fetched twice; another still is', () => {
  const preload = (name: string) =>
    `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/${name}.js"/>`
  const html = `<html><head>${preload('a')}${preload('b')}</head><body><script src="/_next/static/a.js" async=""></script>${inline(push(first))}</body></html>`
  expect(arranged(html, first)?.html).toContain(`<head>${preload('b')}</head>`)
})

test('the file for browsers without modules goes: nothing else of the page runs in them', () => {
  const element = '<script src="/_next/static/polyfills.js" noModule=""></script>'
  const html = arranged(`<html><body>${element}${inline(push(first))}</body></html>`, first)?.html
  expect(html).toContain(`<body>${LIST('')}`)
})

test.each([
  ['of another folder', '<script src="/a.js" async=""></script>'],
  ['of another site', '<script src="https://evil.example/_next/static/a.js" async=""></script>'],
  ['of yet another form', '<script data-x="" src="/_next/static/a.js" async=""></script>'],
  ['of another form', '<script src="/_next/static/a.js" async="" onload="x"></script>'],
])('a file %s stays where it is', (_case, element) => {
  const html = arranged(`<html><body>${element}${inline(push(first))}</body></html>`, first)?.html
  expect(html).toContain(`<body>${element}${LIST('')}`)
})

test('a script of any other kind is not allowed, and the real ones still are', () => {
  const html = page('alert(1)', push(first), 'alert(2)')
  expect(allowed(html, first)).toEqual([push(first)])
  expect(arranged(html, first)?.html).toContain(inline('alert(1)', 'alert(2)'))
})

test("an injected script in the framework's own form is not allowed, wherever it stands", () => {
  const evil = push('9:["$","script",null]\n')
  for (const html of [page(evil, push(first), push(second)), page(push(first), evil, push(second))]) {
    expect(allowed(html, first + second)).toEqual([whole])
    expect(arranged(html, first + second)?.html).toContain(inline(evil))
  }
})

test('more after the form’s end is not allowed', () => {
  const evil = `${push(first)};alert(1)`
  expect(allowed(page(evil, push(first)), first)).toEqual([push(first)])
})

test('a line that is nearly the bundler’s is not allowed', () => {
  const evil = BUNDLER.replace('[]', '["https://evil.example/x.js"]')
  expect(allowed(page(evil, push(first)), first)).toEqual([push(first)])
})

test.each([
  ['parts are missing', page(push(first))],
  ['parts come in another order', page(push(second), push(first))],
  ['there is none', page()],
  ['it has no end', page(push(first), push(second)).replace('</html>', '')],
  [
    'it is inside a text that runs to the end',
    `<plaintext hidden>${page(push(first), push(second)).replaceAll('<script>', '&lt;script>')}`,
  ],
])('a document is not trusted where its data does not come whole: %s', (_case, html) => {
  expect(allowed(html, first + second)).toBeUndefined()
})

test('a copy of the whole data ahead of the real one allows no more than the data itself', () => {
  const copied = `<plaintext hidden>${inline(push(first), push(second))}`
  expect(allowed(`${copied}${page(push(first), push(second))}`, first + second)).toEqual([whole])
})

test('attributes of an inline script make no difference', () => {
  expect(
    allowed(`<html><body><script id="_R_">${BUNDLER}</script>${inline(push(first))}</body></html>`, first),
  ).toEqual([BUNDLER, push(first)])
})

test.each([
  'self.__next_f.push([1])',
  'self.__next_f.push([1,""])',
  'self.__next_f.push([2,"a"])',
  'self.__next_f.push([1,"a",alert(1)])',
  'self.__next_f.push([1,`a`])',
  'self.__next_f.push(null)',
])('%s is no flight data', (script) => {
  expect(allowed(page(script, push(first)), first)).toEqual([push(first)])
  expect(left(page(script, push(first)), first)?.inlineScripts).toEqual([push(first)])
})

test.each([
  ['to another list', push(first).replace('__next_f', '__next_x')],
  ['with another end', push(first).replace(/\)$/, ';')],
  ['under another number', push(first).replace('[1,', '[2,')],
  ['with more beside it', push(first).replace(/\]\)$/, ',3])')],
  ['alone', push(first).replace('[1,', '[')],
  ['in a list of its own', push(first).replace(/\[1,(.*)\]\)$/, '[1,[$1]])')],
  ['as an object', push(first).replace(/\[1,(.*)\]\)$/, '{"0":1,"1":$1,"length":2})')],
])('the right data %s are foreign', (_case, imposter) => {
  expect(left(page(imposter, push(first)), first)?.inlineScripts).toEqual([push(first)])
})

test('the right data inside an element with an address are not run, and count for nothing', () => {
  for (const address of ['/_next/static/a.js', '/a.js']) {
    const element = `<script src="${address}" async="">${push(first)}</script>`
    const html = page(push(first)).replace('<main>', `${element}<main>`)
    expect(left(html, first)?.inlineScripts).toEqual([push(first)])
  }
})

test('the bundler’s line inside an element with an address is not allowed', () => {
  const html = page(push(first)).replace('<main>', `<script src="/a.js">${BUNDLER}</script><main>`)
  expect(allowed(html, first)).toEqual([push(first)])
})

test('whatever is injected, nothing is allowed that the framework did not write', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.string().map(push),
    fc.constantFrom(first, second).map((text) => push(text.slice(1))),
  )
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 4 }), (injected) => {
      const foreign = injected.filter(
        (text) => !text.includes('</script') && !(first + second).startsWith(decoded(text)),
      )
      expect(allowed(page(...foreign, push(first), push(second)), first + second)).toEqual([whole])
    }),
  )
})

test('left where they are, the same scripts are allowed one by one, and files say what they must hold', () => {
  const file = '<script src="/_next/static/a.js" async=""></script>'
  const parts = [BUNDLER, BOOTSTRAP, push(first), 'alert(1)', push(second)]
  const html = page(...parts).replace('<body>', `<body>${file}`)
  expect(left(html, first + second)).toEqual({
    html: html.replace(file, '<script src="/_next/static/a.js" async="" integrity="sha256-of:a.js"></script>'),
    inlineScripts: [BUNDLER, BOOTSTRAP, push(first), push(second)],
  })
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
