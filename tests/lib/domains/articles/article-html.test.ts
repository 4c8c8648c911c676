import { expect, test } from 'vitest'
import { sanitizeArticleHtml } from '@/lib/domains/articles/article-html'

const sanitize = (html: string) =>
  sanitizeArticleHtml(html, { media: ['https://media.example'], site: 'https://site.example' })

test('keeps text, lists, links and pictures', () => {
  const html = '<h2>Base</h2><ul><li>Ride <a href="/plans">easy</a></li></ul>'
  expect(sanitize(html)).toBe(html)
})

test('a list keeps the number that it begins with, and a link its title', () => {
  const html = '<ol start="4"><li><a href="/plans" title="What it costs">plans</a></li></ol>'
  expect(sanitize(html)).toBe(html)
})

test('a link to a site without https leads there', () => {
  expect(sanitize('<a href="http://a.example/x">x</a>')).toContain('href="http://a.example/x"')
})

test('a link that takes its protocol from the page leads nowhere', () => {
  expect(sanitize('<a href="//a.example/x">x</a>')).not.toContain('href')
})

test('pictures load late, in the width of the page, and have an alternative text', () => {
  expect(sanitize('<img src="https://media.example/1.jpg" width="800" height="450">')).toBe(
    '<img alt="" src="https://media.example/1.jpg?auto=format%2Ccompress&amp;w=1440" width="800" height="450" loading="lazy" />',
  )
})

test.each(['https://elsewhere.example/1.jpg', '/1.jpg', '//media.example/1.jpg', 'data:image/png;base64,AA==', ''])(
  'a picture at %j is dropped',
  (address) => {
    expect(sanitize(`<p>Before<img src="${address}" alt="x">after</p>`)).toBe('<p>Beforeafter</p>')
  },
)

test('links that lead away open a new tab and tell it nothing of us', () => {
  expect(sanitize('<a href="https://a.example/x">x</a>')).toBe(
    '<a href="https://a.example/x" target="_blank" rel="noopener noreferrer">x</a>',
  )
})

test.each(['/plans', '#top', 'https://site.example/plans', 'mailto:a@a.example', 'tel:+3212'])(
  'a link to %s opens in place, whatever it says itself',
  (address) => {
    expect(sanitize(`<a href="${address}" target="_blank" rel="opener">x</a>`)).toBe(`<a href="${address}">x</a>`)
  },
)

test("the page's heading stays the only one of its level", () => {
  expect(sanitize('<h1>Base</h1>')).toBe('<h2>Base</h2>')
})

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<img src="https://media.example/1.jpg" onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<svg><script>alert(1)</script></svg>',
  '<plaintext hidden>alert(1)',
])('nothing of %s can run', (html) => {
  expect(sanitize(html)).not.toMatch(/script|onerror|style|iframe|svg|plaintext|javascript/)
})
