import { describe, expect, test } from 'vitest'
import { isOfVideoHost, isPlayable, videoOriginsOf, videoSource, withScheme } from '@/lib/core/video/video-source'

const embeds = ['https://www.youtube.com/embed/', 'https://player.vimeo.com/video/']
const ID = 'aqz-KE-bpKQ'

const playerOf = (address: string, players: readonly string[] = embeds) => {
  const source = videoSource(address, players)
  return source.kind === 'embed' ? source.address : undefined
}

describe('a video of YouTube', () => {
  test.each([
    ['t=1m30s', '?start=90'],
    ['t=2h', '?start=7200'],
    ['t=12h120m', '?start=50400'],
    ['t=5m', '?start=300'],
    ['t=86399', '?start=86399'],
    ['start=30', '?start=30'],
    ['t=10&start=30', '?start=10'],
    ['t=0', ''],
    ['t=x90', ''],
    ['t=90x', ''],
    ['t=', ''],
  ])('begins where the address says, %s, or else at its beginning', (query, start) => {
    expect(playerOf(`https://youtu.be/${ID}?${query}`)).toBe(`https://www.youtube.com/embed/${ID}${start}`)
  })

  test('is named in the path of its page, too', () => {
    expect(playerOf(`https://www.youtube.com/watch/${ID}`)).toBe(`https://www.youtube.com/embed/${ID}`)
    const elsewhere = ['https://www.youtube-nocookie.com/player/']
    expect(playerOf(`https://www.youtube.com/embed/${ID}`, elsewhere)).toBe(`${elsewhere[0]}${ID}`)
  })

  test.each([`x${ID}`, `${ID}x`, ID.slice(1), `${ID.slice(1)}.`])('has an id of eleven signs: not %s', (id) => {
    expect(playerOf(`https://youtu.be/${id}`)).toBeUndefined()
    expect(playerOf(`https://youtu.be/${id}?t=90`)).toBeUndefined()
    expect(playerOf(`https://www.youtube.com/watch?v=${id}`)).toBeUndefined()
  })

  test.each([`https://www.youtube.com/c/${ID}`, `https://www.youtube.com/${ID}`, `https://youtu.be/watch/${ID}`])(
    'has no page at %s',
    (address) => {
      expect(playerOf(address)).toBeUndefined()
    },
  )
})

describe('a video of Vimeo', () => {
  const vimeo = (rest: string) => `https://player.vimeo.com/video/${rest}`

  test.each([
    ['https://vimeo.com/album/8127/video/76979871', '76979871'],
    ['https://vimeo.com/channels/staff-picks/148751763/', '148751763'],
    ['https://vimeo.com/148751763/9f8e7d6c5b/', '148751763?h=9f8e7d6c5b'],
    ['https://vimeo.com/148751763/9f?h=a1', '148751763?h=9f'],
    ['https://vimeo.com/148751763?h=a1x', '148751763'],
    ['https://vimeo.com/148751763?h=xa1', '148751763'],
    ['https://vimeo.com/148751763?h=', '148751763'],
  ])('%s', (address, video) => {
    expect(playerOf(address)).toBe(vimeo(video))
  })

  test.each([
    'https://vimeo.com/of/76979871',
    'https://vimeo.com/76979871/settings',
    'https://vimeo.com/76979871//',
    'https://vimeo.com/groups/riders/76979871',
    'https://vimeo.com/showcase/mine/video/76979871',
    `https://vimeo.com/${'1'.repeat(21)}`,
  ])('not %s', (address) => {
    expect(playerOf(address)).toBeUndefined()
  })
})

describe('a host', () => {
  test('is known by its name alone, whatever stands before its prefix', () => {
    expect(playerOf('https://player.www.vimeo.com/video/76979871')).toBeUndefined()
    expect(playerOf('ftp://www.youtube.com/embed/abc')).toBeUndefined()
  })

  test('that nobody knows has its player at whole parts of a path', () => {
    const own = ['https://films.example/play']
    expect(playerOf('https://films.example/play/7', own)).toBe('https://films.example/play/7')
    expect(playerOf('https://films.example/playlist/7', own)).toBeUndefined()
    expect(playerOf('https://movies.example/play/7', own)).toBeUndefined()
  })

  test.each([
    ['https://youtu.be/x', true],
    ['vimeo.com/1', true],
    ['https://m.youtube.com', true],
    ['https://films.example/x', false],
    ['/films/a.mp4', false],
    ['youtu.be', false],
  ])('of videos is the one of %s: %s', (address, isOne) => {
    expect(isOfVideoHost(address)).toBe(isOne)
  })
})

test.each([
  [' www.vimeo.com/1 ', 'https://www.vimeo.com/1'],
  ['YouTu.be/x', 'https://YouTu.be/x'],
  ['//m.youtube.com/x', 'https://m.youtube.com/x'],
  ['/music.youtube.com/x', 'https://music.youtube.com/x'],
  ['///youtu.be/x', '///youtu.be/x'],
  ['youtube-com/x', 'youtube-com/x'],
  ['wwwxyoutube.com/x', 'wwwxyoutube.com/x'],
  ['youtube.company/x', 'youtube.company/x'],
  ['films/youtu.be/x', 'films/youtu.be/x'],
  ['http://youtu.be/x', 'http://youtu.be/x'],
])('%j is the address %j', (written, address) => {
  expect(withScheme(written)).toBe(address)
})

test('what pages may play is what their policy allows', () => {
  const origins = videoOriginsOf({
    SITE_URL: 'https://site.example/de',
    MEDIA_ORIGINS: ['https://media.example'],
    VIDEO_EMBED_ORIGINS: embeds,
  })
  expect(origins).toEqual({ siteUrl: 'https://site.example/de', media: ['https://media.example'], embeds })
  const plays = (address: string) => isPlayable({ kind: 'file', address }, origins)
  expect(['https://site.example/a.mp4', 'https://media.example/a.mp4', '/a.mp4'].map(plays)).toEqual([true, true, true])
  expect(['/films.d/a', '/a.', '/mp4', 'https://other.example/a.mp4'].map(plays)).toEqual([false, false, false, false])
})
