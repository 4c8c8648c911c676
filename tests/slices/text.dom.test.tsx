import { expect, test } from 'vitest'
import { inlineColours } from '../support/css-colours'
import { paragraph, sectionElement, sectionHtml, webLink } from './render-section'

const block = (text: string, fields = {}) => ({ copy: paragraph(text), ...fields })

test('shows its blocks in their order with their own alignment and style [SL-text-01, SL-text-06]', async () => {
  const element = await sectionElement('text', {
    primary: { blocks: [block('First', { styles: 'lead', alignment: 'center' }), block('Second')] },
  })
  const [first, second] = [...element.querySelectorAll('.prose')].map((prose) => prose.parentElement)
  expect(first).toHaveTextContent('First')
  expect(first).toHaveClass('text-center', 'text-lg')
  expect(second).toHaveTextContent('Second')
})

test('is left-aligned unless it says otherwise, and its blocks follow it [SL-text-03]', async () => {
  const plain = await sectionElement('text', { primary: { blocks: [block('Copy')] } })
  expect(plain.querySelector('.prose')?.parentElement).toHaveClass('text-start')
  const centred = await sectionElement('text', { primary: { alignment: 'center', blocks: [block('Copy')] } })
  expect(centred.querySelector('.prose')?.parentElement).toHaveClass('text-center')
})

test('stands in black on white unless it names colours that read well [SL-text-02, SL-text-04, SL-text-05]', async () => {
  const plain = await sectionElement('text', { primary: { blocks: [block('Copy')] } })
  expect(plain.querySelector('section')).toHaveClass('bg-surface')
  expect(inlineColours(plain.querySelector('section')).light).toBe('rgb(0 0 0)')
  const dark = await sectionElement('text', { primary: { blocks: [block('Copy')], backgroundColor: '#003322' } })
  expect(dark.querySelector('section')).toHaveClass('text-paper')
  const own = await sectionElement('text', {
    primary: { blocks: [block('Copy')], backgroundColor: '#003322', textColor: '#ffffff' },
  })
  expect(own.querySelector('section')).toHaveStyle({ backgroundColor: 'rgb(0 51 34)', color: 'rgb(255 255 255)' })
  const unreadable = await sectionElement('text', {
    primary: { blocks: [block('Copy')], backgroundColor: '#ffffff', textColor: '#eeeeee' },
  })
  expect(unreadable.querySelector('section')).toHaveClass('text-on-surface')
})

test('has two buttons, each with label, address and colour [SL-text-07]', async () => {
  const element = await sectionElement('text', {
    primary: {
      button_1_label: 'Plans',
      button_1_url: webLink('/plans'),
      button_1_color: 'yellow',
      button_2_label: 'Join',
      button_2_url: webLink('https://elsewhere.example/'),
      button_2_color: 'dark',
    },
  })
  const [first, second] = element.querySelectorAll('a')
  expect(first).toHaveAttribute('href', '/plans')
  expect(first).toHaveClass('button-yellow')
  expect(second).toHaveAttribute('target', '_blank')
  expect(second).toHaveClass('button-dark')
})

test('draws a button only with both label and address [SL-text-08, PB-032]', async () => {
  const element = await sectionElement('text', {
    primary: { blocks: [block('Copy')], button_1_label: 'No address', button_2_url: webLink('/no-label') },
  })
  expect(element.querySelectorAll('a')).toHaveLength(0)
})

test('a button without a colour of its own stands out from its background', async () => {
  const onOrange = { button_1_label: 'Plans', button_1_url: webLink('/plans'), backgroundColor: 'primary' }
  const element = await sectionElement('text', { primary: onOrange })
  expect(element.querySelector('section')).toHaveClass('bg-orange')
  expect(element.querySelector('a')).toHaveClass('button-light')
})

test('shows nothing when it says nothing [PB-009]', async () => {
  expect(await sectionHtml('text')).toBe('')
  expect(await sectionHtml('text', { primary: { blocks: 'not a list', button_1_label: 7 } })).toBe('')
})

const rich = (...blocks: [type: string, text: string][]) =>
  blocks.map(([type, content]) => ({ type, text: content, spans: [], direction: 'ltr' }))

test('a heading stands in a column of its own beside its text, unless the text isn’t left-aligned [SL-text-06]', async () => {
  const copy = rich(['paragraph', 'Before'], ['heading2', 'Winter'], ['paragraph', 'It is dark at four.'])
  const element = await sectionElement('text', { primary: { blocks: [{ copy }] } })
  const [before, winter] = element.querySelectorAll('.chapter')
  expect(before).toHaveTextContent('Before')
  expect(before?.querySelector('h2')).toBeNull()
  expect(winter?.children[0]).toHaveTextContent('Winter')
  expect(winter?.children[1]).toHaveTextContent('It is dark at four.')
  const centred = await sectionElement('text', { primary: { alignment: 'center', blocks: [{ copy }] } })
  expect(centred.querySelector('.chapter')).toBeNull()
  expect(centred.querySelectorAll('.prose')).toHaveLength(1)
})

test('many chapters are set as a document [SL-text-06]', async () => {
  const chapters = (count: number) =>
    rich(...Array.from({ length: count }, (_, index): [string, string] => ['heading2', `${index + 1}.`]))
  const few = await sectionElement('text', { primary: { blocks: [{ copy: chapters(3) }] } })
  const many = await sectionElement('text', { primary: { blocks: [{ copy: chapters(4) }] } })
  expect(few.querySelector('.chapters-many')).toBeNull()
  expect(many.querySelector('.chapters-many')).not.toBeNull()
})
