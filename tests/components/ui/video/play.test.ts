import { expect, test } from 'vitest'
import { playingAddress } from '@/components/ui/video/play'

test('adds autoplay to a player and keeps what the address asks for', () => {
  expect(playingAddress('https://player.vimeo.com/video/12?h=a1', false)).toBe(
    'https://player.vimeo.com/video/12?h=a1&autoplay=1',
  )
})

test('loops a player, for YouTube as a playlist of the one video', () => {
  const { searchParams } = new URL(playingAddress('https://www.youtube.com/embed/abc?rel=0', true))
  expect(Object.fromEntries(searchParams)).toEqual({ rel: '0', autoplay: '1', loop: '1', playlist: 'abc' })
})
