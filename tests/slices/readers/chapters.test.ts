import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RichText } from '@/lib/content/fields/fields'
import { chaptersOf } from '@/slices/readers/chapters'

type Block = RichText[number]

const block = (type: 'paragraph' | 'heading1' | 'heading2' | 'heading3', text: string): Block => ({
  type,
  text,
  spans: [],
  direction: 'ltr',
})

const textOf = (field: RichText | undefined) => field?.map((each) => ('text' in each ? each.text : ''))

test('a text is divided before each heading of the first two levels [SL-text-06]', () => {
  const chapters = chaptersOf([
    block('paragraph', 'before'),
    block('heading2', 'One'),
    block('paragraph', 'first'),
    block('heading3', 'within'),
    block('heading1', 'Two'),
  ])
  expect(chapters.map(({ heading, copy }) => [textOf(heading), textOf(copy)])).toEqual([
    [undefined, ['before']],
    [['One'], ['first', 'within']],
    [['Two'], undefined],
  ])
})

test('no block is lost, doubled or moved [SL-text-06]', () => {
  const blocks = fc.array(
    fc
      .tuple(fc.constantFrom('paragraph', 'heading1', 'heading2', 'heading3'), fc.string())
      .map((pair) => block(...pair)),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(blocks, ([first, ...others]) => {
      const text: RichText = [first as Block, ...others]
      const chapters = chaptersOf(text)
      expect(chapters.flatMap(({ heading, copy }) => [heading ?? [], copy ?? []].flat())).toEqual(text)
    }),
  )
})
