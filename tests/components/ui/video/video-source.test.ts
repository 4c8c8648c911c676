import { expect, test } from 'vitest'
import { playingAddress, videoSource } from '@/components/ui/video/video-source'

const embeds = ['https://www.youtube.com/embed/', 'https://player.vimeo.com/video/']

test('an address below a configured player is played by it, anything else as a file', () => {
  expect(videoSource('https://www.youtube.com/embed/abc', embeds).kind).toBe('embed')
  expect(videoSource('https://player.vimeo.com/video/12', embeds).kind).toBe('embed')
  expect(videoSource('https://media.example/film.mp4', embeds).kind).toBe('file')
  expect(videoSource('/films/film.mp4', embeds).kind).toBe('file')
})

test('an address that only mentions a player is no player', () => {
  expect(videoSource('https://evil.example/?https://www.youtube.com/embed/abc', embeds).kind).toBe('file')
  expect(videoSource('https://www.youtube.com.evil.example/embed/abc', embeds).kind).toBe('file')
})

test('adds autoplay to a player and keeps what the address asks for', () => {
  expect(playingAddress('https://player.vimeo.com/video/12?h=a1', false)).toBe(
    'https://player.vimeo.com/video/12?h=a1&autoplay=1',
  )
})

test('loops a player, for YouTube as a playlist of the one video', () => {
  const { searchParams } = new URL(playingAddress('https://www.youtube.com/embed/abc?rel=0', true))
  expect(Object.fromEntries(searchParams)).toEqual({ rel: '0', autoplay: '1', loop: '1', playlist: 'abc' })
})
