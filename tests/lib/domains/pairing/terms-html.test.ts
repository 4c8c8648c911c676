import { expect, test } from 'vitest'
import { sanitizeTerms } from '@/lib/domains/pairing/terms-html'

const clean = (html: string) => sanitizeTerms(html, 'https://gruppetto.cc')

test.each([
  '<h3>a</h3>',
  '<h4>a</h4>',
  '<p>a</p>',
  '<ul><li>a</li></ul>',
  '<ol><li>a</li></ol>',
  '<strong>a</strong>',
  '<b>a</b>',
  '<em>a</em>',
  '<i>a</i>',
  'a<br />b',
  '<blockquote>a</blockquote>',
  '<a href="mailto:help@plans.test">a</a>',
  '<a href="/terms">a</a>',
  '<a href="http://plans.test/" target="_blank" rel="noopener noreferrer">a</a>',
])('the partner’s %s stays [PA-021]', (html) => {
  expect(clean(html)).toBe(html)
})

test.each([
  ['<h1>a</h1>', '<h3>a</h3>'],
  ['<h2>a</h2>', '<h3>a</h3>'],
  ['<h5>a</h5>', '<h4>a</h4>'],
  ['<h6>a</h6>', '<h4>a</h4>'],
  ['<table><tr><td>a</td></tr></table>', 'a'],
  ['<a href="//evil.test/">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
  ['<a href="ftp://plans.test/">a</a>', '<a>a</a>'],
  ['<p id="x" class="y">a</p>', '<p>a</p>'],
])('%s becomes %s', (html, shown) => {
  expect(clean(html)).toBe(shown)
})
