import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import attachVideoFacade from '@/components/ui/video/attach-video-facade'
import { VideoFacade } from '@/components/ui/video/video-facade'
import { keepConsent } from '@/lib/core/keep-consent'
import type { VideoSource } from '@/lib/core/video/video-source'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { answerWith, forgetAnswer } from '../../../lib/support/consent'
import { stubPlayback } from '../browser'

const file: VideoSource = { kind: 'file', address: 'https://media.example/film.mp4' }
const player: VideoSource = { kind: 'embed', address: 'https://www.youtube.com/embed/abc' }
const picture = { url: 'https://media.example/film.png', width: 1600, height: 900, alt: 'A film' }

beforeEach(() => {
  forgetAnswer()
  stubPlayback()
})
afterEach(() => document.body.replaceChildren())

async function draw(source: VideoSource) {
  const element = <VideoFacade source={source} title="The film" picture={picture} sizes="100vw" />
  document.body.innerHTML = renderToStaticMarkup(await resolveTree(element))
  const root = document.querySelector<HTMLElement>('.video-facade')
  const link = document.querySelector('a')
  if (!root || !link) throw new Error('no facade drawn')
  return { root, link, detach: attachVideoFacade(root, { source, title: 'The film', loops: false }) }
}

test('is a link to the video until it is asked for, and nothing of the video is loaded', async () => {
  const { link } = await draw(file)
  expect(link).toHaveAttribute('href', file.address)
  expect(link).toHaveAccessibleName('Play video: The film')
  expect(document.querySelector('video, iframe')).toBeNull()
})

test('plays the video in its place, and is back when the visitor leaves', async () => {
  const { root, link, detach } = await draw(file)
  link.click()
  expect(root.querySelector('video')).toMatchObject({ src: file.address, controls: true, paused: false })
  expect(link.hidden).toBe(true)
  detach()
  expect(root.querySelector('video')).toBeNull()
  expect(link.hidden).toBe(false)
})

test('an embedded player starts by itself', async () => {
  const { root, link } = await draw(player)
  link.click()
  expect(root.querySelector('iframe')?.src).toBe(`${player.address}?autoplay=1`)
  expect(root.querySelector('iframe')).toHaveAccessibleName('The film')
})

test('whose player it is stands below it, and no player of others is loaded before the click', async () => {
  const { root } = await draw(player)
  expect(document.body).toHaveTextContent('Pressing play loads the video player of www.youtube.com.')
  expect(root.querySelector('iframe')).toBeNull()
  await draw(file)
  expect(document.body).not.toHaveTextContent('Pressing play loads')
})

test('who has agreed to outside content finds the player there, which waits', async () => {
  answerWith('outside')
  const { root, link } = await draw({ ...player, address: `${player.address}?autoplay=1` })
  expect(root.querySelector('iframe')?.src).toBe(player.address)
  expect(link.hidden).toBe(true)
  expect((await draw(file)).root.querySelector('video')).toBeNull()
})

test('who agrees to outside content while the page is open gets the player then, once', async () => {
  const { root, detach } = await draw(player)
  keepConsent(['statistics'])
  expect(root.querySelector('iframe')).toBeNull()
  keepConsent(['outside'])
  keepConsent(['outside', 'chat'])
  expect([...root.querySelectorAll('iframe')].map(({ src }) => src)).toEqual([player.address])
  detach()
  keepConsent(['outside'])
  expect(root.querySelector('iframe')).toBeNull()
})

test('a file that can’t be played gives its place back to the link, which leads to it from then on', async () => {
  const { root, link } = await draw(file)
  link.click()
  root.querySelector('video')?.dispatchEvent(new Event('error'))
  expect(root.querySelector('video')).toBeNull()
  expect(link.hidden).toBe(false)
  let isFollowed = false
  const follow = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  document.body.addEventListener('click', follow, { once: true })
  link.click()
  expect(isFollowed).toBe(true)
  expect(root.querySelector('video')).toBeNull()
})

test('who asks for another tab gets it', async () => {
  const { root, link } = await draw(file)
  link.addEventListener('click', (event) => event.preventDefault())
  link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }))
  expect(root.querySelector('video')).toBeNull()
})
