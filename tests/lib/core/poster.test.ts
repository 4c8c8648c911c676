import { expect, test } from 'vitest'
import { mediaPicture, posterOf } from '@/lib/core/poster'

const origins = ['https://media.example', 'http://localhost:4010']

test('a picture of an allowed origin', () => {
  expect(mediaPicture('http://localhost:4010/media/scenes/fjord.png', origins)).toEqual({
    url: 'http://localhost:4010/media/scenes/fjord.png',
    width: 2400,
    height: 1350,
    alt: '',
  })
})

test.each([undefined, '', 'fjord.png', '/media/fjord.png', 'https://media.example.evil/1.png', 'javascript:alert(1)'])(
  'the placeholder stands in for %j',
  (address) => {
    expect(mediaPicture(address, origins)).toBeUndefined()
    expect(posterOf(address, origins)).toMatchObject({ url: '/placeholders/1600x900.svg', width: 1600, height: 900 })
  },
)
