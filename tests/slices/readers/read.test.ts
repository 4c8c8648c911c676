import { expect, test } from 'vitest'
import type { SectionContext } from '@/lib/content/section'
import { dropUndefined, readButton, readButtonColour, readHeading } from '@/slices/readers/read'
import { webLink } from '../render-section'

const context: SectionContext = {
  locale: 'de',
  siteUrl: 'http://localhost:3000',
  position: 1,
  anchor: 'text-1',
  isDraft: false,
}

test('a button has label, link, colour and size', () => {
  const fields = { label: ' Join ', url: webLink('/plans'), color: 'Yellow', size: 'LARGE' }
  expect(readButton(fields, context)).toEqual({
    label: 'Join',
    link: { href: '/de/plans', external: false, newTab: false },
    color: 'yellow',
    size: 'large',
  })
})

test.each([
  ['no label', { label: '  ', url: webLink('/plans') }],
  ['no address', { label: 'Join', url: undefined }],
  ['an empty link', { label: 'Join', url: { link_type: 'Any' } }],
  ['a link to nowhere', { label: 'Join', url: { link_type: 'Document', isBroken: true, uid: 'x', type: 'page' } }],
  ['an address that is refused', { label: 'Join', url: webLink('javascript:alert(1)') }],
])('there is no button with %s [PB-032]', (_case, fields) => {
  expect(readButton(fields, context)).toBeUndefined()
})

test('a button opens a new tab where its section says so', () => {
  const button = readButton({ label: 'Join', url: webLink('/plans'), newTab: true }, context)
  expect(button?.link.newTab).toBe(true)
})

test('a button is of medium size, and of no colour of its own, unless it says otherwise', () => {
  const button = readButton({ label: 'Join', url: '/plans', color: 'tartan', size: 'huge' }, context)
  expect(button).toMatchObject({ size: 'medium', color: undefined })
})

test.each([
  ['primary', 'primary'],
  ['Orange', 'primary'],
  ['black', 'dark'],
  ['white', 'light'],
  ['violet', 'secondary'],
  ['outline', undefined],
  ['constructor', undefined],
  [7, undefined],
])('the colour %s of content is our %s', (name, colour) => {
  expect(readButtonColour(name)).toBe(colour)
})

test('a heading level outside h1 to h6 is the fallback', () => {
  expect(readHeading('H3', 'h2')).toBe('h3')
  expect(readHeading('h7', 'h2')).toBe('h2')
  expect(readHeading(undefined, 'h4')).toBe('h4')
})

test('what is there keeps its order, without the gaps', () => {
  expect(dropUndefined([undefined, 2, undefined, 0])).toEqual([2, 0])
})

// @prismicio/client, types/value/link.ts: `OptionalLinkProperties.text`, where the model allows a display text.
test('a link’s own text labels a button that has no label of its own', () => {
  const url = { ...webLink('/plans'), text: 'All plans' }
  expect(readButton({ label: null, url }, context)?.label).toBe('All plans')
  expect(readButton({ label: 'Join', url }, context)?.label).toBe('Join')
})
