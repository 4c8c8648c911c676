import { createHash } from 'node:crypto'
import { drawBadge } from './art/badges.ts'
import { drawIcon } from './art/icons.ts'
import { drawPortrait } from './art/portraits.ts'
import { drawProduct } from './art/products.ts'
import { badges, icons, portraits, products, scenes } from './catalogue.ts'
import { findPrepared } from './prepared.ts'
import { drawScene } from './scene.ts'
import type { Drawing } from './scene.ts'

/** A drawing and the fingerprint of its text, which names everything rendered from it; of a scene also its prepared file. */
export type NamedDrawing = Drawing & { fingerprint: string; prepared?: string }

const drawn = new Map<string, NamedDrawing>()

const square = (side: number, body: string): Drawing => ({ width: side, height: side, body })

function draw(kind: string, name: string): Drawing | undefined {
  const listed = (entries: readonly { name: string }[]) => entries.some((entry) => entry.name === name)
  const scene = scenes.find((entry) => entry.name === name)
  if (kind === 'scenes') return scene && drawScene(scene)
  if (kind === 'portraits' && listed(portraits)) return square(800, drawPortrait(name))
  if (kind === 'products' && listed(products)) return square(1000, drawProduct(name))
  if (kind === 'badges' && listed(badges)) return square(600, drawBadge(name))
  if (kind === 'icons' && listed(icons)) return square(48, drawIcon(name))
  return undefined
}

/** The drawing of a kind and a name in the catalogue; made once a process. */
export function findDrawing(kind: string, name: string): NamedDrawing | undefined {
  const key = `${kind}/${name}`
  const known = drawn.get(key)
  if (known) return known
  const made = draw(kind, name)
  if (!made) return undefined
  const fingerprint = createHash('sha256').update(made.body).digest('hex').slice(0, 16)
  const named = { ...made, fingerprint, prepared: kind === 'scenes' ? findPrepared(name, fingerprint) : undefined }
  drawn.set(key, named)
  return named
}
