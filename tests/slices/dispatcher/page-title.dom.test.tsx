import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SectionSource } from '@/lib/content/section'
import { SectionList } from '@/slices/dispatcher/section-list'
import { paragraph } from '../render-section'

const hero = (title: string): SectionSource => ({ slice_type: 'hero', primary: { title } })
const copy = (text: string): SectionSource => ({ slice_type: 'text', primary: { blocks: [{ copy: paragraph(text) }] } })
const spacer: SectionSource = { slice_type: 'spacer' }
const alert: SectionSource = { slice_type: 'alert', primary: { message: paragraph('Snow on the pass') } }
const live = (title: string, title_as: string): SectionSource => ({
  slice_type: 'live_data',
  primary: { title, title_as },
})
const carousel = (...headlines: string[]): SectionSource => ({
  slice_type: 'hero_carousel',
  items: headlines.map((headline) => ({ headline })),
})

type List = Partial<Parameters<typeof SectionList>[0]>

async function page(sections: SectionSource[], list: List = {}): Promise<HTMLElement> {
  const title = { text: 'Plans', isHidden: false }
  const element = document.createElement('main')
  element.innerHTML = renderToStaticMarkup(
    await SectionList({ sections, locale: 'en', isDraft: false, title, ...list }),
  )
  return element
}

const titles = (element: HTMLElement) => [...element.querySelectorAll('h1')].map(({ textContent }) => textContent)

const isHidden = (element: HTMLElement) => element.querySelector('h1')?.className === 'sr-only'

test.each([
  ['a hero that leads', [hero('Ride'), copy('a'), hero('Again')], ['Ride']],
  ['the first slide of a carousel that leads', [carousel('One', 'Two')], ['One']],
  ['a section that editors made it, wherever it stands', [copy('a'), live('Live', 'h1')], ['Live']],
  ['the first of several', [hero('Ride'), live('Live', 'h1'), live('Live too', 'h1')], ['Ride']],
  ['that of the document, where no section draws one', [copy('a'), hero('Second')], ['Plans']],
  ['that of the document, where nothing shows', [{ slice_type: 'text' }], ['Plans']],
  ['that of the document, without any section', [], ['Plans']],
] satisfies [string, SectionSource[], string[]][])('the title of a page is %s', async (_, sections, expected) => {
  expect(titles(await page(sections))).toEqual(expected)
})

test('a heading that is not the title any more keeps its look and its place in the order', async () => {
  const element = await page([hero('Ride'), live('Live', 'h1')])
  const lowered = element.querySelector('#live_data-2 h2')
  expect(lowered).toHaveTextContent('Live')
  expect(lowered?.className).toBe((await page([live('Live', 'h1')])).querySelector('h1')?.className)
})

test.each([
  ['the opening section has none', [copy('a'), live('Live', 'h2')], false],
  ['the opening section has a large one', [live('Live', 'h2')], true],
  ['there is a large one after what merely stands above the page', [alert, spacer, hero('Ride')], true],
  ['the opening section has small ones', [live('Live', 'h3')], false],
] satisfies [string, SectionSource[], boolean][])(
  'of headings, where %s, the document’s shows or not',
  async (_, sections, expected) => {
    expect(isHidden(await page(sections))).toBe(expected)
  },
)

test('where the header lies over the first section the title does not come between them', async () => {
  expect(isHidden(await page([copy('a')], { title: { text: 'Plans', isHidden: true } }))).toBe(true)
})

test('it stands within the first section that shows, whose place among the others stays', async () => {
  const element = await page([{ slice_type: 'text' }, copy('a'), copy('b')])
  expect(element.querySelector('h1')?.parentElement?.id).toBe('text-2')
  expect([...element.children].map(({ id }) => id)).toEqual(['text-1', 'text-2', 'text-3'])
})

test('a list that is only part of a page draws no title at all', async () => {
  const element = await page([live('Live', 'h1'), copy('a')], { firstPosition: 2, title: undefined })
  expect(titles(element)).toEqual([])
  expect(element.querySelector('h2')).toHaveTextContent('Live')
})
