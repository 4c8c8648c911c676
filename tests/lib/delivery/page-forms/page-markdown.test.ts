import { expect, test } from 'vitest'
import { pageMarkdown } from '@/lib/delivery/page-forms/page-markdown'

const SITE = 'https://site.example'

/** The Markdown of a page with a main part. */
const markdownOf = (main: string) => pageMarkdown(`<html><body><main>${main}</main></body></html>`, SITE).body.trimEnd()

test.each<[what: string, html: string, markdown: string]>([
  ['headings', '<h1>Ride <b>on</b></h1><h3>Today</h3><h2> </h2>', '# Ride **on**\n\n### Today'],
  ['paragraphs', '<div>One<p>two\n three</p>four</div>', 'One\n\ntwo three\n\nfour'],
  ['a line break', '<p>one <br/> two</p>', 'one\\\ntwo'],
  ['emphasis, without spaces in its marks', '<p>a <strong> b </strong><em>c</em></p>', 'a **b** _c_'],
  ['code', '<p><code>a_b</code></p><pre>x\n  <b>y</b></pre>', '`a_b`\n\n```\nx\n  y\n```'],
  ['a quotation', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['a rule', '<p>a</p><hr/><p>b</p>', 'a\n\n---\n\nb'],
  ['words that styles set apart', '<p><span>12 km</span><span>B</span><i>c</i></p>', '12 km B_c_'],
  [
    'parts of a line that styles set apart',
    '<p><b class="block">A</b>b<a href="/a">c</a><a>d</a></p>',
    '**A** b[c](https://site.example/a) d',
  ],
  ['figures that are not known yet', '<dl><dt>Riding</dt><dd>–</dd><dt>Days</dt><dd>3</dd></dl>', '- **Days** 3'],
  [
    'what can be chosen',
    '<form><fieldset><legend>Pay</legend><label><input type="radio"><span>Monthly</span><span>$18</span></label></fieldset></form>',
    '**Pay**\n\n- Monthly $18',
  ],
  ['a list', '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li></li></ul>', '- a\n- b\n  - c'],
  ['a numbered list', '<ol start="3"><li><p>a</p><p>b</p></li><li>c</li></ol>', '3. a\n\n   b\n\n4. c'],
  ['cards, which are no list', '<ul><li><h3>A</h3><p>a</p></li><li><h3>B</h3></li></ul>', '### A\n\na\n\n### B'],
  ['names and what is said of them', '<dl><div><dt>Length</dt><dd>12 km</dd></div></dl>', '- **Length** 12 km'],
  ['a question with its answer', '<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.'],
  [
    'a table',
    '<table><caption>Rides</caption><thead><tr><th>A|B</th><th>C</th></tr></thead><tr><td>1</td><td><p>2</p></td></tr></table>',
    '**Rides**\n\n| A\\|B | C |\n| --- | --- |\n| 1 | 2 |',
  ],
])('%s', (_, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown)
})

test('links and pictures have absolute addresses', () => {
  expect(markdownOf('<p><a href="/plans">Plans </a><img src="/a (1).jpg" alt="A rider"></p>')).toBe(
    '[Plans](https://site.example/plans) ![A rider](https://site.example/a%20%281%29.jpg)',
  )
})

test('a card that is a link has its heading as the link, or its first line', () => {
  expect(markdownOf('<a href="/x"><p>New</p><h3>Title</h3></a>')).toBe('New\n\n### [Title](https://site.example/x)')
  expect(markdownOf('<a href="/x"><p>New</p><p>more</p></a>')).toBe('[New](https://site.example/x)\n\nmore')
})

test('a link to nowhere that may be followed is its words', () => {
  expect(markdownOf('<p><a href="javascript:alert(1)">a</a> <a>b</a> <a href="http://[">c</a></p>')).toBe('a b c')
})

test('decoration, controls and what is hidden are left out', () => {
  const hidden = '<p hidden>a</p><p aria-hidden="true">b</p><svg><text>c</text></svg><script>d</script>'
  const controls =
    '<form><label>Name</label><input value="e"><button>Send</button></form><dialog>f</dialog><p role="status">g</p>'
  expect(markdownOf(`${hidden}${controls}<img src="/a.jpg" alt=""><p>shown</p>`)).toBe('shown')
})

test('what styles hide at every width is left out', () => {
  expect(markdownOf('<p class="hidden peer-target:block">a</p><p class="hidden md:block">b</p>')).toBe('b')
})

test('a link within a page names the page', () => {
  const head = '<head><link rel="canonical" href="https://site.example/de/help"></head>'
  const { body } = pageMarkdown(`<html>${head}<main><p><a href="#contact">Write</a></p></main></html>`, SITE)
  expect(body).toBe('[Write](https://site.example/de/help#contact)\n')
})

test('what is around the main part is left out', () => {
  const { body } = pageMarkdown('<header>menu</header><main><p>words</p></main><footer>links</footer>', SITE)
  expect(body).toBe('words\n')
})

test.each([
  ['*a* [b](c) `d` _e_ \\f <g>', '\\*a\\* \\[b\\](c) \\`d\\` \\_e\\_ \\\\f \\<g>'],
  ['# no heading', '\\# no heading'],
  ['- no list', '\\- no list'],
  ['2030. a year', '2030\\. a year'],
  ['> no quotation', '\\> no quotation'],
  ['&lt; as text', '\\&lt; as text'],
])('words that look like markup stay words: %s', (words, markdown) => {
  expect(markdownOf(`<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)).toBe(markdown)
})

test('a page without a heading of its own begins with its title', () => {
  const head = '<head><title>Plans &amp; prices</title></head>'
  expect(pageMarkdown(`<html>${head}<main><p>a</p></main></html>`, SITE).body).toBe('# Plans & prices\n\na\n')
  expect(pageMarkdown(`<html>${head}<main><h1>Own</h1></main></html>`, SITE).body).toBe('# Own\n')
})

test('a page says its address, its language, and whether it is listed', () => {
  const links = '<link rel="alternate" href="/x"><link rel="canonical" href="https://site.example/de/a">'
  const read = (head: string, main = '<main></main>') => {
    const { canonical, language, isUnlisted } = pageMarkdown(`<html lang="de"><head>${head}</head>${main}</html>`, SITE)
    return { canonical, language, isUnlisted }
  }
  expect(read(links)).toEqual({ canonical: 'https://site.example/de/a', language: 'de', isUnlisted: false })
  expect(read('<meta name="robots" content="noindex, nofollow">', '<main lang="en"></main>')).toEqual({
    canonical: undefined,
    language: 'en',
    isUnlisted: true,
  })
})
