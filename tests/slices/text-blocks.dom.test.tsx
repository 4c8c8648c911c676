import { expect, test } from 'vitest'
import mocks from '@/slices/TextBlocks/mocks.json'
import { paragraph, sectionElement, webLink } from './render-section'

const block = (text: string) => ({ copy: paragraph(text) })
const section = (primary: Record<string, unknown>) => sectionElement('text_blocks', { primary })
const columnsOf = (element: HTMLElement) => element.querySelector('.container > .grid')

test('shows its blocks beside each other, and its button below them [SL-text_blocks-01]', async () => {
  const element = await section({
    blocks: [block('Before'), block('During'), block('After')],
    button_1_label: 'Find a ride',
    button_1_url: webLink('/events'),
  })
  expect([...element.querySelectorAll('.prose')].map(({ textContent }) => textContent)).toEqual([
    'Before',
    'During',
    'After',
  ])
  expect(columnsOf(element)).toHaveClass('md:grid-cols-3')
  expect(element.querySelector('a')).toHaveAttribute('href', '/events')
})

test.each([
  [2, 'md:grid-cols-2'],
  [4, 'md:grid-cols-2'],
  [5, 'md:grid-cols-2'],
])('%i blocks stand in two columns', async (count, columns) => {
  const element = await section({ blocks: Array.from({ length: count }, (_, index) => block(`Block ${index}`)) })
  expect(columnsOf(element)).toHaveClass(columns)
  expect(element.querySelectorAll('.text-column')).toHaveLength(count)
})

test('a single block is no column', async () => {
  const element = await section({ blocks: [block('Alone')] })
  expect(element.querySelector('.text-column')).toBeNull()
})

test('stands on the background that it names, in a colour that reads well', async () => {
  const element = await section({ blocks: [block('Copy')], backgroundColor: 'dark', textColor: '#111111' })
  expect(element.querySelector('section')).toHaveClass('bg-ink', 'text-paper')
})

test.each(mocks.map(({ name, slice: { primary } }) => [name, primary] as const))(
  'in the gallery, below its title, no heading of “%s” skips a level',
  async (_name, primary) => {
    const levels = [...(await section(primary)).querySelectorAll('h1, h2, h3, h4')].map(({ localName }) =>
      Number(localName.slice(1)),
    )
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThan(2)
  },
)
