import { expect, test } from 'vitest'
import { playingAddress, waitingAddress } from '@/components/ui/video/play'

test('adds autoplay to a player and keeps what the address asks for', () => {
  expect(playingAddress('https://player.vimeo.com/video/12?h=a1', false)).toBe(
    'https://player.vimeo.com/video/12?h=a1&autoplay=1',
  )
})

test('loops a player, for YouTube as a playlist of the one video', () => {
  const { searchParams } = new URL(playingAddress('https://www.youtube.com/embed/abc?rel=0', true))
  expect(Object.fromEntries(searchParams)).toEqual({ rel: '0', autoplay: '1', loop: '1', playlist: 'abc' })
})

test.each([
  ['https://www.youtube.com/embed/abc?autoplay=1&rel=0', 'https://www.youtube.com/embed/abc?rel=0'],
  ['https://player.vimeo.com/video/12?h=a1&background=1', 'https://player.vimeo.com/video/12?h=a1'],
  ['https://www.youtube.com/embed/abc?start=65', 'https://www.youtube.com/embed/abc?start=65'],
])('a player that waits starts by nothing in %s', (address, waiting) => {
  expect(waitingAddress(address)).toBe(waiting)
})
