import { expect, test } from 'vitest'
import { anchorsOf } from '@/slices/dispatcher/anchors'

test('a section has its place as an anchor, and the names that editors and its type give it [PB-024, FR-009]', () => {
  const sections = [
    { slice_type: 'givengain_sign_up', primary: { anchor_hash: 'ride' } },
    { slice_type: 'text', primary: { anchorHash: 'ride' } },
  ]
  expect(anchorsOf(sections, 3)).toEqual([
    { place: 'givengain_sign_up-3', names: ['ride', 'fundraiser'] },
    { place: 'text-4', names: [] },
  ])
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a type named “%s”, which every object has, gives no anchor',
  (slice_type) => {
    expect(anchorsOf([{ slice_type }], 1)).toEqual([{ place: `${slice_type}-1`, names: [] }])
  },
)
