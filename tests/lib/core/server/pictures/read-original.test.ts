import { expect, test } from 'vitest'
import { placeOf } from '@/lib/core/server/pictures/read-original'

const OF_SIZES = 'rect fp-x fp-y fp-z w h width height dpr ar fit crop auto fm q'.split(' ')

test.each(OF_SIZES)('%s would make a size of an original, and is no part of its place', (name) => {
  expect(placeOf(new URL(`https://media.test/a.png?id=7&${name}=1#top`))).toBe('https://media.test/a.png?id=7')
})

test('whatever else is in an address may say which original it is', () => {
  expect(placeOf(new URL('https://media.test/a.png?v=2&widths=3&W=4'))).toBe(
    'https://media.test/a.png?v=2&widths=3&W=4',
  )
})
