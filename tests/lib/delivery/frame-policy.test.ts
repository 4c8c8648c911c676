import { expect, test, vi } from 'vitest'
import { offMachine } from '@/tests/support/off-machine'

/** The modules as a site with these variables loads them. */
async function siteWith(environment: Readonly<Record<string, string>>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const { framePolicy, playerOrigins, EDITOR_FRAMES } = await import('@/lib/delivery/frame-policy')
  const { editorOrigins } = await import('@/lib/delivery/editor-origins')
  return { framePolicy, playerOrigins, EDITOR_FRAMES, editorOrigins }
}

const MEDIA = { MEDIA_ORIGINS: 'https://a.cc,https://b.cc', VIDEO_EMBED_ORIGINS: 'https://v.cc/embed/,https://w.cc/' }

test('foreign HTML may run script without an origin, show pictures and videos, and nothing else', async () => {
  const { framePolicy, playerOrigins } = await siteWith(MEDIA)
  expect(framePolicy(playerOrigins()).split('; ')).toEqual([
    "default-src 'none'",
    'sandbox allow-scripts',
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    'img-src data: https://a.cc https://b.cc',
    'media-src https://a.cc https://b.cc',
    'frame-src https://v.cc https://w.cc',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ])
})

test('in the preview the editor is around it, too', async () => {
  const { framePolicy, EDITOR_FRAMES } = await siteWith({
    ...offMachine,
    EDITOR_ORIGINS: 'https://editor.cc',
  })
  expect(EDITOR_FRAMES).toEqual(["'self'", 'https://editor.cc'])
  expect(framePolicy([], EDITOR_FRAMES)).toContain("frame-ancestors 'self' https://editor.cc")
})

test('no player of others loads in it before its visitor agrees, nor where no player is configured', async () => {
  const { framePolicy } = await siteWith(MEDIA)
  expect(framePolicy([]).split('; ')).toContain("frame-src 'none'")
  const { playerOrigins } = await siteWith({ VIDEO_EMBED_ORIGINS: ',' })
  expect(playerOrigins()).toEqual([])
})

test('two players of one host are one origin', async () => {
  const { playerOrigins } = await siteWith({ VIDEO_EMBED_ORIGINS: 'https://v.cc/embed/,https://v.cc/shorts/' })
  expect(playerOrigins()).toEqual(['https://v.cc'])
})

test('on this machine an editor may run beside the site', async () => {
  const { editorOrigins } = await siteWith({ EDITOR_ORIGINS: 'https://editor.cc' })
  expect(editorOrigins).toEqual(['https://editor.cc', 'http://localhost:*'])
})
