import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlayable, videoSource } from '@/lib/core/video/video-source'

const embeds = ['https://www.youtube.com/embed/', 'https://player.vimeo.com/video/']

const playerOf = (address: string, players: readonly string[] = embeds) => {
  const source = videoSource(address, players)
  return source.kind === 'embed' ? source.address : undefined
}

describe('an address with the embed path of a configured player is played by it, as it is [SL-hero_with_video-04]', () => {
  test.each([
    ['https://www.youtube.com/embed/abc', 'https://www.youtube.com/embed/abc'],
    ['https://www.youtube.com/embed/abc?rel=0&start=9', 'https://www.youtube.com/embed/abc?rel=0&start=9'],
    ['https://www.youtube.com/embed/videoseries?list=PL7', 'https://www.youtube.com/embed/videoseries?list=PL7'],
    ['https://player.vimeo.com/video/12?h=a1#t=30s', 'https://player.vimeo.com/video/12?h=a1#t=30s'],
  ])('%s', (address, player) => {
    expect(videoSource(address, embeds)).toEqual({ kind: 'embed', address: player })
  })

  test.each([
    'https://youtube.com/embed/abc',
    'https://m.youtube.com/embed/abc',
    'https://WWW.YouTube.com/embed/abc',
    'http://www.youtube.com/embed/abc',
    'https://www.youtube.com./embed/abc',
    'https://www.youtube-nocookie.com/embed/abc',
    '//www.youtube.com/embed/abc',
    'www.youtube.com/embed/abc',
    '/youtube.com/embed/abc',
    ' https://editor@www.youtube.com/embed/abc ',
  ])('also written as %s', (address) => {
    expect(playerOf(address)).toBe('https://www.youtube.com/embed/abc')
  })

  test('by the host that keeps no cookies where that is configured, too', () => {
    const both = [...embeds, 'https://www.youtube-nocookie.com/embed/']
    expect(playerOf('https://youtube-nocookie.com/embed/abc', both)).toBe('https://www.youtube.com/embed/abc')
    expect(playerOf('https://www.youtube-nocookie.com/embed/abc', both)).toBe(
      'https://www.youtube-nocookie.com/embed/abc',
    )
    const alone = ['https://www.youtube-nocookie.com/embed/']
    expect(playerOf('https://youtu.be/aqz-KE-bpKQ', alone)).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
  })

  test('of a host that nobody knows by its address alone', () => {
    const own = ['https://films.example:8443/play']
    expect(playerOf('https://films.example:8443/play/7?a=b', own)).toBe('https://films.example:8443/play/7?a=b')
    expect(playerOf('http://www.films.example:8443/play/7', own)).toBe('https://films.example:8443/play/7')
    expect(playerOf('https://films.example/play/7', own)).toBeUndefined()
    expect(playerOf('https://films.example:8443/watch/7', own)).toBeUndefined()
  })
})

describe('the page of a video at its host is played by the host’s player', () => {
  test.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['https://m.youtube.com/watch?app=desktop&v=M7lc1UVf-VE&list=PL7&index=3', 'M7lc1UVf-VE'],
    ['youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['https://music.youtube.com/watch?v=M7lc1UVf-VE&feature=share', 'M7lc1UVf-VE'],
    ['https://youtu.be/aqz-KE-bpKQ?si=9Zk_x', 'aqz-KE-bpKQ'],
    ['https://www.youtube.com/shorts/M7lc1UVf-VE', 'M7lc1UVf-VE'],
    ['https://www.youtube.com/live/aqz-KE-bpKQ?feature=share', 'aqz-KE-bpKQ'],
    ['https://www.youtube.com/v/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['https://www.youtube-nocookie.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90', 'aqz-KE-bpKQ?start=90'],
    ['https://youtu.be/M7lc1UVf-VE?t=1h2m3s', 'M7lc1UVf-VE?start=3723'],
    ['https://youtu.be/M7lc1UVf-VE?t=45s', 'M7lc1UVf-VE?start=45'],
    ['https://youtu.be/M7lc1UVf-VE?t=soon', 'M7lc1UVf-VE'],
  ])('YouTube: %s', (address, video) => {
    expect(playerOf(address)).toBe(`https://www.youtube.com/embed/${video}`)
  })

  test.each([
    ['https://vimeo.com/76979871', '76979871'],
    ['https://www.vimeo.com/76979871/', '76979871'],
    ['https://vimeo.com/148751763/9f8e7d6c5b', '148751763?h=9f8e7d6c5b'],
    ['https://vimeo.com/148751763?h=9f8e7d6c5b&share=copy', '148751763?h=9f8e7d6c5b'],
    ['https://vimeo.com/channels/staffpicks/148751763', '148751763'],
    ['https://vimeo.com/groups/riders/videos/76979871', '76979871'],
    ['https://vimeo.com/showcase/8127/video/76979871', '76979871'],
  ])('Vimeo: %s', (address, video) => {
    expect(playerOf(address)).toBe(`https://player.vimeo.com/video/${video}`)
  })

  test('unless that player is not configured', () => {
    expect(playerOf('https://vimeo.com/76979871', ['https://www.youtube.com/embed/'])).toBeUndefined()
    expect(playerOf('https://youtu.be/aqz-KE-bpKQ', ['https://player.vimeo.com/video/'])).toBeUndefined()
    expect(playerOf('https://youtu.be/aqz-KE-bpKQ', [])).toBeUndefined()
  })
})

describe('any other address is a file, as it was written [SL-hero_with_video-05]', () => {
  test.each([
    'https://media.example/film.mp4',
    '/films/film.mp4',
    'https://evil.example/?https://www.youtube.com/embed/abc',
    'https://evil.example/www.youtube.com/embed/abc',
    'https://www.youtube.com.evil.example/embed/abc',
    'https://evil.example\\@www.youtube.com/embed/abc',
    'https://youtube.com@evil.example/embed/abc',
    'https://notyoutube.com/embed/abc',
    'https://www.youtube.com:8443/embed/abc',
    'https://www.youtube.com/@gruppetto',
    'https://www.youtube.com/playlist?list=PL7',
    'https://www.youtube.com/watch?v=../../logout',
    'https://www.youtube.com/watch',
    'https://youtu.be/',
    'https://www.youtube.com/redirect?q=https://www.youtube.com/embed/abc',
    'https://www.youtube.com/embed/../redirect?q=x',
    'https://vimeo.com/gruppetto',
    'https://vimeo.com/76979871/../../log_out',
    'javascript:alert("https://www.youtube.com/embed/abc")',
    'https://',
    '',
  ])('%s', (address) => {
    expect(videoSource(address, embeds)).toEqual({ kind: 'file', address })
  })
})

test('whatever is written, a player’s address begins with a configured one', () => {
  const part = fc.oneof(
    fc.constantFrom('https:', 'http:', '//', '/', 'www.', 'youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com'),
    fc.constantFrom(
      '/embed/',
      '/watch?v=',
      'aqz-KE-bpKQ',
      '/video/',
      '76979871',
      '..',
      '%2e%2e',
      '@',
      ':',
      '\\',
      '#',
      '?',
    ),
    fc.string({ maxLength: 6 }),
  )
  const address = fc.array(part, { maxLength: 9 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(address, (written) => {
      const player = playerOf(written)
      expect(player === undefined || embeds.some((each) => player.startsWith(each))).toBe(true)
      expect(player === undefined ? undefined : playerOf(player)).toBe(player)
    }),
  )
})

describe('a page can play', () => {
  const origins = { siteUrl: 'https://site.example', media: ['https://media.example'], embeds }
  const plays = (address: string) => isPlayable(videoSource(address, embeds), origins)

  test.each(['https://youtu.be/aqz-KE-bpKQ', 'https://media.example/films/a.mp4?x=1', '/films/a.mp4'])(
    '%s',
    (address) => {
      expect(plays(address)).toBe(true)
    },
  )

  test.each([
    'https://elsewhere.example/a.mp4',
    'http://media.example/a.mp4',
    'https://www.youtube.com/@gruppetto',
    'https://www.tiktok.com/@gruppetto/video/7',
    '/about',
    'https://',
  ])('but not %s', (address) => {
    expect(plays(address)).toBe(false)
  })
})
