import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '@/lib/core/server/logging/plain-text'

test.each([
  ['GET https://rider:planted@site.test/path failed', 'GET https://site.test/path failed'],
  ['redis://:planted@127.0.0.1:6379', 'redis://127.0.0.1:6379'],
  ['failed at /events/view/7?eventSecret=planted&x=1 twice', 'failed at /events/view/7?… twice'],
  ['"https://site.test/a#planted"', '"https://site.test/a?…"'],
  ['Authorization: Bearer planted-token, again', 'Authorization: Bearer [redacted], again'],
  ['token eyJhbGciOiJub25lIn0.eyJzdWIiOiI3In0.c2lnbmF0dXJl here', 'token [redacted] here'],
  ['cookie Fe26.2*1*planted*planted; next', 'cookie [redacted]; next'],
  ['refresh_token=planted&code=planted', 'refresh_token=[redacted]&code=[redacted]'],
  ['mail to rider.one+x@mail.example.com, please', 'mail to [e-mail], please'],
  ['/api/calendars/personal/aB3aB3aB3aB3aB3aB3aB3aB3aB3aB3aB3aB3', '/api/calendars/personal/[redacted]'],
  [`ENOENT: open '${process.cwd()}/page.js'`, `ENOENT: open 'page.js'`],
  ['who? me! 50% of it, a@b and 1 = 1', 'who? me! 50% of it, a@b and 1 = 1'],
  ['one\r\n\u0000\u2028two\u202Ethree\u200F', 'one two three'],
  ['\u001B[31mred\u001B[0m', 'red'],
  [
    'password=planted; secret=planted, SESSION=planted cookie=planted',
    'password=[redacted]; secret=[redacted], SESSION=[redacted] cookie=[redacted]',
  ],
  ['Basic cGxhbnRlZA== and dpop  planted', 'Basic [redacted] and dpop [redacted]'],
  ['eyJshort and xeyJhbGciOiJub25lIn0', 'eyJshort and xeyJhbGciOiJub25lIn0'],
  ['who?why#1 at https://site.test/?', 'who?why#1 at https://site.test/?'],
  ['rider@site.t and @site.test', 'rider@site.t and @site.test'],
  ['aB3'.repeat(10), 'aB3'.repeat(10)],
  ['ab3'.repeat(20), 'ab3'.repeat(20)],
  ['AB3'.repeat(20), 'AB3'.repeat(20)],
  ['aBc'.repeat(20), 'aBc'.repeat(20)],
  [`at file://${process.cwd()}/lib/a.ts and ${process.cwd()}/b.ts`, 'at lib/a.ts and b.ts'],
  ['  in the middle  ', 'in the middle'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), `${'x'.repeat(200)}…`],
  ['request 0f8e4c11-58b3-4c8f-9d42-0f8e4c1158b3', 'request 0f8e4c11-58b3-4c8f-9d42-0f8e4c1158b3'],
])('%j is said as %j', (text, said) => expect(plainText(text)).toBe(said))

test('a path is cut to two hundred characters, and any text to five hundred', () => {
  expect(plainText(`at /${'a'.repeat(8000)} and`)).toBe(`at /${'a'.repeat(199)}…`)
  expect(plainText('word '.repeat(1000))).toHaveLength(501)
})

test('a text of five hundred characters is whole, and of a longer one only the beginning is looked at', () => {
  const words = (count: number) => 'word '.repeat(count).trim()
  const exact = `${words(99)} 12345`
  expect([exact.length, plainText(exact)]).toEqual([500, exact])
  expect(plainText(`${exact}6`)).toBe(`${exact}…`)
  expect(plainText(`short${' '.repeat(1995)}`)).toBe('short')
  expect(plainText(`short${' '.repeat(1996)}`)).toBe('short…')
  expect(plainText(`${'x'.repeat(499)} ${'y'.repeat(300)}`)).not.toContain('……')
})

test('any text becomes one printable line of bounded length', () => {
  const parts = ['/', '?', '@', '.', '://', 'eyJ', 'token=', 'a'.repeat(300), ' ', 'é', '\u001B[', '-', '="']
  const text = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary' })), { maxLength: 60 })
  fc.assert(
    fc.property(text, (all) => {
      const plain = plainText(all.join('').repeat(50))
      expect(plain.length).toBeLessThanOrEqual(501)
      expect(plain.isWellFormed()).toBe(true)
      // oxlint-disable-next-line no-control-regex -- these are what must not be there
      expect(plain).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]/)
    }),
  )
})
