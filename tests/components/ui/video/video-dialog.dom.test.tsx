import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import attachVideoDialog from '@/components/ui/video/attach-video-dialog'
import { VideoDialog } from '@/components/ui/video/video-dialog'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { stubPlayback } from '../browser'

const film = 'https://media.example/film.mp4'
const trailer = 'https://www.youtube.com/embed/abc'

beforeEach(() => {
  stubPlayback()
})

afterEach(() => document.body.replaceChildren())

async function draw(address = film) {
  const element = (
    <VideoDialog id="film" address={address} title="The film">
      Watch
    </VideoDialog>
  )
  document.body.innerHTML = renderToStaticMarkup(await resolveTree(element))
  const button = document.querySelector('button')
  const dialog = document.querySelector('dialog')
  if (!button || !dialog) throw new Error('no dialog drawn')
  return { button, dialog }
}

/** As commands, Escape and the backdrop do in a browser; jsdom opens no modal dialogs. */
async function setOpen(dialog: HTMLDialogElement, isOpen: boolean) {
  dialog.toggleAttribute('open', isOpen)
  await Promise.resolve()
}

const fileOptions = { source: { kind: 'file', address: film }, title: 'The film', loops: false } as const

test('a button opens a titled dialog that every usual way closes, without script', async () => {
  const { button, dialog } = await draw()
  expect(button).toHaveAttribute('command', 'show-modal')
  expect(button).toHaveAttribute('commandfor', dialog.id)
  await setOpen(dialog, true)
  expect(dialog).toHaveAccessibleName('The film')
  expect(dialog).toHaveAttribute('closedby', 'any')
  expect(dialog.querySelector('button[command="close"]')).toHaveAttribute('commandfor', dialog.id)
  expect(dialog.querySelector('a')).toHaveAttribute('href', film)
})

test('loads nothing of the video until it is opened', async () => {
  const { button } = await draw()
  attachVideoDialog(button, fileOptions)
  expect(document.querySelector('video, iframe')).toBeNull()
})

test('a file plays with controls and sound, over and over where asked [SL-hero-10]', async () => {
  const { button, dialog } = await draw()
  attachVideoDialog(button, { ...fileOptions, loops: true })
  await setOpen(dialog, true)
  const player = dialog.querySelector('video')
  expect(player).toMatchObject({ src: film, controls: true, loop: true, muted: false, paused: false })
})

test('closing pauses, mutes and lets go of the file, and opening plays it again', async () => {
  const { button, dialog } = await draw()
  attachVideoDialog(button, fileOptions)
  await setOpen(dialog, true)
  const player = dialog.querySelector('video')
  await setOpen(dialog, false)
  expect(player).toMatchObject({ paused: true, muted: true, src: '' })
  expect(player?.isConnected).toBe(false)
  await setOpen(dialog, true)
  expect(dialog.querySelectorAll('video')).toHaveLength(1)
})

test('an embedded player gets its address, with autoplay, on opening and is gone after closing [CT-006]', async () => {
  const { button, dialog } = await draw(trailer)
  attachVideoDialog(button, { source: { kind: 'embed', address: trailer }, title: 'The film', loops: false })
  expect(dialog.querySelector('iframe')).toBeNull()
  await setOpen(dialog, true)
  expect(dialog.querySelector('iframe')).toMatchObject({ src: `${trailer}?autoplay=1`, title: 'The film' })
  await setOpen(dialog, false)
  expect(dialog.querySelector('iframe')).toBeNull()
})

test('a dialog that was opened before its script came plays at once', async () => {
  const { button, dialog } = await draw()
  await setOpen(dialog, true)
  attachVideoDialog(button, fileOptions)
  expect(dialog.querySelector('video')).not.toBeNull()
})

test('a refusal to play with sound leaves the controls', async () => {
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const { button, dialog } = await draw()
  attachVideoDialog(button, fileOptions)
  await setOpen(dialog, true)
  expect(dialog.querySelector('video')).toHaveProperty('controls', true)
})

test('a file that can’t be played gives way to the link to it, until the dialog is opened again', async () => {
  const { button, dialog } = await draw()
  attachVideoDialog(button, fileOptions)
  const frame = dialog.querySelector('[data-video-frame]')
  await setOpen(dialog, true)
  dialog.querySelector('video')?.dispatchEvent(new Event('error'))
  expect(dialog.querySelector('video')).toBeNull()
  expect(frame).toHaveAttribute('data-failed')
  expect(frame?.querySelector('a')).toHaveAttribute('href', film)
  await setOpen(dialog, false)
  await setOpen(dialog, true)
  expect(frame).not.toHaveAttribute('data-failed')
  expect(dialog.querySelector('video')).not.toBeNull()
})

test('letting go of a file is no failure of it', async () => {
  const { button, dialog } = await draw()
  attachVideoDialog(button, fileOptions)
  await setOpen(dialog, true)
  const player = dialog.querySelector('video')
  await setOpen(dialog, false)
  player?.dispatchEvent(new Event('error'))
  expect(dialog.querySelector('[data-video-frame]')).not.toHaveAttribute('data-failed')
})

test('detaching ends an open video and forgets the dialog', async () => {
  const { button, dialog } = await draw()
  const detach = attachVideoDialog(button, fileOptions)
  await setOpen(dialog, true)
  detach()
  expect(dialog.querySelector('video')).toBeNull()
  await setOpen(dialog, false)
  await setOpen(dialog, true)
  expect(dialog.querySelector('video')).toBeNull()
})

test('a button whose dialog is missing does nothing', () => {
  expect(() => attachVideoDialog(document.createElement('button'), fileOptions)()).not.toThrow()
})
