import { render } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rich, type RichText } from '@/lib/content/fields/fields'
import { renderRichText } from '@/lib/content/fields/rich-text'

const Anchor = ({ link, children }: { link: { href: string }; children: React.ReactNode }) => (
  <a href={link.href}>{children}</a>
)

const block = (type: string, text: string, spans: unknown[] = []) => ({ type, text, spans })

function drawn(blocks: unknown[], topHeading?: 1 | 2 | 3 | 4): HTMLElement {
  const options = { locale: 'de' as const, siteUrl: 'https://gruppetto.example', Anchor, topHeading }
  return render(<div>{renderRichText(blocks as RichText, options)}</div>).container
}

test('texts are escaped', () => {
  const element = drawn([block('paragraph', '<img src=x onerror=alert(1)>')])
  expect(element.querySelector('img')).toBeNull()
  expect(element).toHaveTextContent('<img src=x onerror=alert(1)>')
})

test('a link leads where the site says', () => {
  const data = { link_type: 'Web', url: '/plans' }
  const element = drawn([block('paragraph', 'All plans', [{ type: 'hyperlink', start: 4, end: 9, data }])])
  expect(element.querySelector('a')).toHaveAttribute('href', '/de/plans')
  expect(element.querySelector('a')).toHaveTextContent('plans')
})

test('a refused link keeps its text', () => {
  const data = { link_type: 'Web', url: 'javascript:alert(1)' }
  const element = drawn([block('paragraph', 'All plans', [{ type: 'hyperlink', start: 4, end: 9, data }])])
  expect(element.querySelector('a')).toBeNull()
  expect(element).toHaveTextContent('All plans')
})

test('headings higher than the section allows are lowered, so that a page keeps one first heading', () => {
  const element = drawn([block('heading1', 'One'), block('heading3', 'Three')])
  expect([...element.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName)).toEqual(['H2', 'H3'])
  expect(drawn([block('heading1', 'One'), block('heading6', 'Six')], 4).querySelectorAll('h4, h6')).toHaveLength(2)
})

test('embedded HTML is left out', () => {
  const oembed = { embed_url: 'https://elsewhere.example', html: '<script>alert(1)</script>', type: 'video' }
  const element = drawn([block('paragraph', 'Before'), { type: 'embed', oembed }])
  expect(element.innerHTML).not.toMatch(/script|oembed/)
  expect(element).toHaveTextContent(/^Before$/)
})

test('a picture has its size and its alternative text', () => {
  const image = { type: 'image', url: 'https://media.example/a.png', alt: null, dimensions: { width: 80, height: 60 } }
  const element = drawn([image]).querySelector('img')
  expect(element).toHaveAttribute('alt', '')
  expect(element).toHaveAttribute('width', '80')
})

// @prismicio/client, types/value/richText.ts: `RTImageNode.linkTo`; @prismicio/react draws it around the picture.
test('a picture that an editor linked leads there, if it has a name', () => {
  const image = {
    type: 'image',
    url: 'https://media.example/a.png',
    alt: 'A pass',
    dimensions: { width: 8, height: 6 },
  }
  const linkTo = { link_type: 'Web', url: '/plans' }
  expect(drawn([{ ...image, linkTo }]).querySelector('a[href="/de/plans"] > img')).toHaveAttribute('alt', 'A pass')
  const nameless = { ...image, alt: null }
  const named = drawn([{ ...nameless, linkTo: { ...linkTo, text: 'Plans' } }])
  expect(named.querySelector('a > img')).toHaveAttribute('alt', 'Plans')
  for (const each of [
    { ...nameless, linkTo },
    { ...image, linkTo: { ...linkTo, url: 'javascript:x' } },
    { ...image, linkTo: null },
  ]) {
    const element = drawn([each])
    expect(element.querySelector('img')).not.toBeNull()
    expect(element.querySelector('a')).toBeNull()
  }
})

// @prismicio/client, types/value/richText.ts: `RTTextNodeBase.direction`; @prismicio/react sets `dir` by it.
test.each(['heading2', 'paragraph'])('a %s written from right to left runs so on any page', (type) => {
  const element = drawn([
    { ...block(type, 'سباق'), direction: 'rtl' },
    { ...block(type, 'A race'), direction: 'ltr' },
  ])
  expect([...element.querySelectorAll('h2, p')].map((each) => each.getAttribute('dir'))).toEqual(['rtl', null])
})

test('a picture whose address is no web address is left out', () => {
  expect(drawn([{ type: 'image', url: 'javascript:x' }, block('paragraph', 'After')]).querySelector('img')).toBeNull()
})

test('a label that names nothing is no structured text', () => {
  const label = { type: 'label', start: 0, end: 1 }
  expect(rich([{ ...block('paragraph', 'A'), spans: [label] }])).toBeUndefined()
  expect(rich([{ ...block('paragraph', 'A'), spans: [{ ...label, data: { label: 'note' } }] }])).toBeDefined()
})

test('whatever counts as structured text can be drawn', () => {
  const types = fc.constantFrom(
    'paragraph',
    'heading1',
    'list-item',
    'o-list-item',
    'preformatted',
    'image',
    'embed',
    'other',
  )
  const kinds = fc.constantFrom('strong', 'em', 'hyperlink', 'label', 'other')
  const spans = fc.array(
    fc.record({ type: kinds, start: fc.nat(9), end: fc.nat(9), data: fc.jsonValue() }, { requiredKeys: [] }),
  )
  const parts = { type: types, text: fc.oneof(fc.string(), fc.jsonValue()), spans: fc.oneof(spans, fc.jsonValue()) }
  const blocks = fc.array(
    fc.record({ ...parts, oembed: fc.jsonValue(), url: fc.jsonValue() }, { requiredKeys: ['type'] }),
  )
  fc.assert(
    fc.property(blocks, (value) => {
      expect(() => drawn(rich(value) ?? [])).not.toThrow()
    }),
    { numRuns: 500 },
  )
})
