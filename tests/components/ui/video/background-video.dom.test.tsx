import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { BackgroundVideo } from '@/components/ui/video/background-video'
import { waitForPaint } from '@/components/ui/wait-for-paint'
import attachBackgroundVideo from '@/components/ui/video/attach-background-video'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { stubMedia, stubPlayback, stubSight } from '../browser'

const poster = { image: { url: 'http://media.example/pass.png', width: 1600, height: 900, alt: 'A pass' } }
const video = { desktop: 'http://media.example/wide.mp4', mobile: 'http://media.example/tall.mp4' }

async function drawn(props: Partial<Parameters<typeof BackgroundVideo>[0]> = {}) {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(
    await resolveTree(<BackgroundVideo video={video} poster={poster} mobileCrop="4:3" {...props} />),
  )
  const root = box.querySelector<HTMLElement>('.background-video')
  const player = box.querySelector('video')
  const toggle = box.querySelector('button')
  if (!root || !player || !toggle) throw new Error('no video drawn')
  return { root, player, toggle }
}

/** On a page that a visitor is at already. */
async function attach(root: HTMLElement) {
  const detach = attachBackgroundVideo(root)
  await act()
  return detach
}

/** Something that the visitor does, until it has been painted. */
async function act() {
  window.dispatchEvent(new Event('scroll'))
  await waitForPaint()
}

let sight: ReturnType<typeof stubSight>
let playback: ReturnType<typeof stubPlayback>

beforeEach(() => {
  sight = stubSight()
  playback = stubPlayback()
  stubMedia()
})

test('is drawn silent, looping, inline and without download, over its poster [SL-hero-16]', async () => {
  const { root, player } = await drawn()
  for (const name of ['muted', 'loop', 'playsinline']) expect(player).toHaveAttribute(name)
  expect(player).toHaveAttribute('preload', 'none')
  expect(player).not.toHaveAttribute('autoplay')
  expect(root.querySelector('img')).toHaveAttribute('alt', 'A pass')
})

test('takes the mobile file below 1024 px and the other one from there [SL-hero-18, SX-008]', async () => {
  const { player } = await drawn()
  const [first, second] = player.querySelectorAll('source')
  expect(first).toHaveAttribute('media', '(width < 1024px)')
  expect(first).toHaveAttribute('src', video.mobile)
  expect(second).toHaveAttribute('src', video.desktop)
  expect(second).not.toHaveAttribute('media')
  expect((await drawn({ video: { desktop: video.desktop } })).player.querySelectorAll('source')).toHaveLength(1)
})

test('takes the other file when the screen crosses that width, and goes on playing', async () => {
  const media = stubMedia()
  const { root } = await drawn()
  await attach(root)
  sight.see(true)
  media.change('(width < 1024px)')
  expect(playback.load).toHaveBeenCalledOnce()
})

test('plays in view only', async () => {
  const { root, player } = await drawn()
  await attach(root)
  expect(playback.play).not.toHaveBeenCalled()
  sight.see(true)
  expect(player.paused).toBe(false)
  expect(player.muted).toBe(true)
  expect(root).toHaveAttribute('data-shown')
  sight.see(false)
  expect(player.paused).toBe(true)
})

test('waits for the visitor’s first act, its button being one', async () => {
  const { root, player } = await drawn()
  attachBackgroundVideo(root)
  sight.see(true)
  expect(playback.play).not.toHaveBeenCalled()
  await act()
  expect(player.paused).toBe(false)

  const other = await drawn()
  attachBackgroundVideo(other.root)
  sight.see(true)
  other.toggle.click()
  expect(other.player.paused).toBe(false)
  other.toggle.click()
  await act()
  expect(other.player.paused).toBe(true)
})

test('its button pauses and plays, and shows which [SL-hero-17]', async () => {
  const { root, player, toggle } = await drawn()
  await attach(root)
  sight.see(true)
  expect(root).toHaveAttribute('data-playing')
  toggle.click()
  expect(player.paused).toBe(true)
  expect(root).not.toHaveAttribute('data-playing')
  sight.see(true)
  expect(player.paused).toBe(true)
  toggle.click()
  expect(player.paused).toBe(false)
  expect(toggle).toHaveTextContent('Pause videoPlay video')
})

test('does not play by itself for less motion, but by its button', async () => {
  stubMedia('prefers-reduced-motion')
  const { root, player, toggle } = await drawn()
  await attach(root)
  sight.see(true)
  expect(playback.play).not.toHaveBeenCalled()
  toggle.click()
  expect(player.paused).toBe(false)
})

test('does not play by itself where data is saved', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { root } = await drawn()
  await attach(root)
  sight.see(true)
  expect(playback.play).not.toHaveBeenCalled()
})

test('a browser that refuses leaves the poster and a button that still plays', async () => {
  playback.refuse(new DOMException('not now', 'NotAllowedError'))
  const { root } = await drawn()
  await attach(root)
  sight.see(true)
  await vi.waitFor(() => expect(playback.play).toHaveBeenCalledOnce())
  sight.see(true)
  expect(playback.play).toHaveBeenCalledOnce()
  expect(root).not.toHaveAttribute('data-broken')
  expect(root).not.toHaveAttribute('data-shown')
})

test('a file that cannot be played takes the button with it', async () => {
  playback.refuse(new DOMException('no source', 'NotSupportedError'))
  const { root, player } = await drawn()
  vi.spyOn(player, 'networkState', 'get').mockReturnValue(HTMLMediaElement.NETWORK_NO_SOURCE)
  await attach(root)
  sight.see(true)
  await vi.waitFor(() => expect(root).toHaveAttribute('data-broken'))
})

test('shows its progress only when asked to [SL-hero-15]', async () => {
  expect((await drawn()).root.querySelector('.video-progress')).toBeNull()
  vi.stubGlobal('requestAnimationFrame', vi.fn())
  const { root, player } = await drawn({ showsProgress: true })
  Object.defineProperties(player, { duration: { value: 8 }, currentTime: { value: 2 } })
  await attach(root)
  sight.see(true)
  expect(root.querySelector<HTMLElement>('[data-video-progress]')?.style.scale).toBe('0.25 1')
})

test('stands still once it is detached', async () => {
  const { root, player, toggle } = await drawn()
  const detach = await attach(root)
  sight.see(true)
  detach()
  expect(player.paused).toBe(true)
  expect(sight.watches()).toBe(false)
  toggle.click()
  expect(player.paused).toBe(true)
  expect(root).not.toHaveAttribute('data-shown')
})

test('does nothing to an element without a video', () => {
  expect(() => attachBackgroundVideo(document.createElement('div'))()).not.toThrow()
})
