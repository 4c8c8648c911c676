import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { loops, scenes } from './catalogue.ts'
import type { LoopEntry } from './catalogue.ts'
import { toSvg } from './render.ts'
import { drawScene } from './scene.ts'

/**
 * Makes the committed files of loops/, once and by hand (`node sandbox/media/render-loops.ts`, needs ffmpeg): a machine
 * that runs the sandbox has no encoder. The camera sways, far layers less than near ones, and the riders ride, so that
 * the last frame meets the first.
 */
const seconds = 8
const framesPerSecond = 25
const frames = seconds * framesPerSecond

/** The part of the scene in view, small enough that a swaying layer never shows its end. */
function viewOf({ width, height }: LoopEntry) {
  const tall = height > width ? 1290 : 1200
  const wide = (tall * width) / height
  return { x: 1210 - wide / 2, y: 1350 - tall - 20, width: wide, height: tall }
}

async function frameOf(loop: LoopEntry, index: number): Promise<Buffer> {
  const entry = scenes.find(({ name }) => name === loop.poster)
  if (!entry) throw new Error(`no scene ${loop.poster}`)
  const moment = index / frames
  const sway = Math.sin(moment * 2 * Math.PI) * 90
  const drawing = { ...drawScene(entry, moment, (depth) => sway * (0.1 + 0.9 * depth ** 1.5)), fingerprint: '' }
  const plan = { view: viewOf(loop), width: loop.width, height: loop.height }
  return sharp(Buffer.from(toSvg({ drawing, plan })))
    .removeAlpha()
    .raw()
    .toBuffer()
}

async function renderLoop(loop: LoopEntry): Promise<void> {
  const folder = fileURLToPath(new URL('./loops', import.meta.url))
  await mkdir(folder, { recursive: true })
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${loop.width}x${loop.height}`,
    '-r',
    `${framesPerSecond}`,
  ]
  const codec = ['-c:v', 'libx264', '-preset', 'slow', '-b:v', '270k', '-maxrate', '420k', '-bufsize', '1200k']
  const output = ['-pix_fmt', 'yuv420p', '-profile:v', 'main', '-movflags', '+faststart', '-an']
  const passes = [
    ['-pass', '1', '-f', 'null', devNull],
    ['-pass', '2', `${folder}/${loop.name}.mp4`],
  ]
  for (const pass of passes) {
    const log = ['-passlogfile', join(tmpdir(), loop.name)]
    const ffmpeg = spawn('ffmpeg', ['-y', '-v', 'error', ...input, '-i', '-', ...codec, ...output, ...log, ...pass], {
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    for (let index = 0; index < frames; index += 1) {
      if (!ffmpeg.stdin.write(await frameOf(loop, index))) await once(ffmpeg.stdin, 'drain')
    }
    ffmpeg.stdin.end()
    await once(ffmpeg, 'close')
  }
}

for (const loop of loops) await renderLoop(loop)
