import { expect, test } from 'vitest'
import { paragraph, sectionElement } from './render-section'

const row = (text: string, fields = {}) => ({ row_text: paragraph(text), icon: 'bolt', ...fields })
const section = (primary: Record<string, unknown>, items = [row('Power')]) =>
  sectionElement('table_rows_with_icons', { primary, items })

test('shows rows, each with an icon and a text [SL-table_rows_with_icons-01]', async () => {
  const element = await section({}, [row('Power'), row('Time', { icon: 'Clock' })])
  const rows = [...element.querySelectorAll('li')]
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Power', 'Time'])
  const [first, second] = rows.map((each) => each.querySelector('svg path')?.getAttribute('d'))
  expect(first).toBeTruthy()
  expect(second).not.toBe(first)
})

test('has a title of its own level, and a subtitle [SL-table_rows_with_icons-02]', async () => {
  const element = await section({ title1: 'Every membership', title_as: 'h3', subtitle: 'One price' })
  expect(element.querySelector('h3')).toHaveTextContent('Every membership')
  expect(element).toHaveTextContent('One price')
})

test.each([
  ['HeadXL', 'text-head-xl'],
  ['HeadXXL', 'text-head-xxl'],
  ['HeadLarge', 'text-head-large'],
  ['Enormous', 'text-head-large'],
])('its title may be %s [SL-table_rows_with_icons-03]', async (title_size, style) => {
  expect((await section({ title1: 'Title', title_size })).querySelector('h2')).toHaveClass(style)
})

test('a row has rich text, an icon and the colour of its disc [SL-table_rows_with_icons-04]', async () => {
  const bold = [{ type: 'paragraph', text: 'Every road', spans: [{ start: 0, end: 5, type: 'strong' }] }]
  const element = await section({}, [row('', { row_text: bold, icon_color: 'green' })])
  expect(element.querySelector('li strong')).toHaveTextContent('Every')
  expect(element.querySelector('li > span')).toHaveClass('bg-pine')
})

test('a name that is no icon shows the tick', async () => {
  const pathOf = async (icon: string) =>
    (await section({}, [row('x', { icon })])).querySelector('svg path')?.getAttribute('d')
  expect(await pathOf('fan')).toBe(await pathOf('check'))
})
