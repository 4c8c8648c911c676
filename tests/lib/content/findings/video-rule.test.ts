import { expect, test } from 'vitest'
import { sectionFindings } from '@/lib/content/findings/section-findings'

const site = {
  isSection: () => true,
  labelOf: () => undefined,
  optionsOf: () => undefined,
  emptyOf: () => ({ primary: {}, row: {} }),
  isOff: () => false,
  videos: {
    siteUrl: 'https://site.example',
    media: ['https://media.example'],
    embeds: ['https://www.youtube.com/embed/'],
  },
}

const findingsOf = (primary: Record<string, unknown>, items: Record<string, unknown>[] = []) =>
  sectionFindings({ slice_type: 'hero', primary, items }, 1, site).map(({ problem, field, subject }) => [
    problem,
    field,
    subject,
  ])

const web = (url: string) => ({ link_type: 'Web', url })
const channel = 'https://www.youtube.com/@gruppetto'
const elsewhere = 'https://files.example/film.mp4'
const player = 'https://youtu.be/aqz-KE-bpKQ'

test('an editor is told of a video that no page can play, in every field that holds one', () => {
  expect(
    findingsOf({ video_url: web(channel), video_embed: elsewhere, modal_video_url: web('/about') }, [
      { videoUrl: web('https://media.example/film.mp4') },
      { videoUrl: web('https://vimeo.com/76979871') },
    ]),
  ).toEqual([
    ['unplayableVideo', 'Video url', channel],
    ['unplayableVideo', 'Video embed', elsewhere],
    ['unplayableVideo', 'Modal video url', '/about'],
    ['unplayableVideo', 'Items 2, Video url', 'https://vimeo.com/76979871'],
  ])
})

test('a document is no video, nor is a file elsewhere that the media library names', () => {
  expect(findingsOf({ video_url: { link_type: 'Document', type: 'page', uid: 'plans', id: 'x' } })).toEqual([
    ['unplayableVideo', 'Video url', 'plans'],
  ])
  expect(findingsOf({ video_url: { link_type: 'Media', url: elsewhere } })).toEqual([
    ['unplayableVideo', 'Video url', elsewhere],
  ])
})

test('a player behind words is told of, and a file that plays there is not', () => {
  expect(findingsOf({ background_video_url: web(player), mobile_background_video_url: web(channel) })).toEqual([
    ['playerAsBackground', 'Background video url', player],
    ['unplayableVideo', 'Mobile background video url', channel],
  ])
  expect(findingsOf({ background_video_url: web('/films/dawn.mp4') })).toEqual([])
})

test('a button that plays what it would else lead to is told of as well', () => {
  const button = (event: string) => ({ button_label: 'Go', button_event: event, button_url: web('/plans') })
  expect(findingsOf({}, [button('Play video'), button('open_chat')])).toEqual([
    ['unplayableVideo', 'Items 1, Button url', '/plans'],
  ])
  const second = { secondary_cta_label: 'Go', secondary_cta_url: web('/plans') }
  expect(findingsOf({ ...second, secondary_is_modal: true })).toEqual([
    ['unplayableVideo', 'Secondary cta url', '/plans'],
  ])
  expect(findingsOf({ ...second, secondary_is_modal: true, modal_video_url: web(player) })).toEqual([])
  expect(findingsOf(second)).toEqual([])
})

test('what another rule tells of is not said twice', () => {
  expect(findingsOf({ video_url: web('javascript:alert(1)') })).toEqual([
    ['brokenLink', 'Video url', 'javascript:alert(1)'],
  ])
  expect(findingsOf({ video_url: { link_type: 'Document', uid: 'gone', id: 'x', isBroken: true } })).toEqual([
    ['brokenLink', 'Video url', 'gone'],
  ])
  expect(findingsOf({ video_url: null, video_embed: { link_type: 'Any' } })).toEqual([])
})
