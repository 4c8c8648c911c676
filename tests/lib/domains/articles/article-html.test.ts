import { expect, test } from 'vitest'
import { sanitizeArticleHtml } from '@/lib/domains/articles/article-html'

test('keeps text, lists, links and pictures', () => {
  const html = '<h2>Base</h2><ul><li>Ride <a href="https://a.example/x">easy</a></li></ul>'
  expect(sanitizeArticleHtml(html)).toBe(html)
})

test('pictures load late and have an alternative text', () => {
  expect(sanitizeArticleHtml('<img src="https://m.example/1.jpg">')).toBe(
    '<img alt="" src="https://m.example/1.jpg" loading="lazy" />',
  )
})

test("the page's heading stays the only one of its level", () => {
  expect(sanitizeArticleHtml('<h1>Base</h1>')).toBe('<h2>Base</h2>')
})

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<svg><script>alert(1)</script></svg>',
  '<plaintext hidden>alert(1)',
])('nothing of %s can run', (html) => {
  expect(sanitizeArticleHtml(html)).not.toMatch(/script|onerror|style|iframe|svg|plaintext|javascript/)
})
