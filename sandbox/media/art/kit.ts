import { pick } from '../../kernel/random.ts'
import type { Random } from '../../kernel/random.ts'
import { mix } from './colour.ts'

/** What a player wears; the light of a scene tints all of it. */
export type Kit = {
  jersey: string
  accent: string
  shorts: string
  helmet: string
  frame: string
  shoes: string
  socks: string
  skin: string
  hair: string
}

const jerseys = [
  ['#fc6719', '#ffc53d'],
  ['#ffc53d', '#d04308'],
  ['#6a5cf0', '#ffb4e0'],
  ['#12a5bd', '#f8f4ea'],
  ['#e8364f', '#ffffff'],
  ['#f8f4ea', '#fc6719'],
  ['#23b26d', '#ffe08a'],
  ['#ff7eb6', '#4b3fbb'],
] as const satisfies [string, string][]
const skins = ['#f6d0b1', '#eab68f', '#c98b5e', '#9a6240', '#6f432b', '#f0c3a0'] as const
const hairs = ['#2a1d1a', '#5b3a22', '#1b1b24', '#a4632f', '#d9a85b'] as const
const frames = ['#161c33', '#e9edf5', '#d04308', '#0e7490', '#4b3fbb', '#ffc53d'] as const
const helmets = ['#ffffff', '#1a2038', '#ffc53d', '#fc6719', '#12a5bd'] as const

/** One of the eight jerseys (`index` wraps, so neighbours in a group differ), the rest by chance. */
export function dress(random: Random, index: number): Kit {
  const [jersey, accent] = jerseys[index % jerseys.length] ?? jerseys[0]
  return {
    jersey,
    accent,
    shorts: '#1a2038',
    helmet: pick(random, helmets),
    frame: pick(random, frames),
    shoes: pick(random, ['#ffffff', '#1d2440', '#ffc53d']),
    socks: pick(random, ['#ffffff', accent, '#1d2440']),
    skin: pick(random, skins),
    hair: pick(random, hairs),
  }
}

/** The same kit under coloured light: by night it is bluer and darker, at dusk warmer. */
export function tint(kit: Kit, colour: string, share: number): Kit {
  const t = (value: string) => mix(value, colour, share)
  return {
    jersey: t(kit.jersey),
    accent: t(kit.accent),
    shorts: t(kit.shorts),
    helmet: t(kit.helmet),
    frame: t(kit.frame),
    shoes: t(kit.shoes),
    socks: t(kit.socks),
    skin: t(kit.skin),
    hair: t(kit.hair),
  }
}

/** The side of a player that is turned away from us. */
export const inShade = (kit: Kit): Kit => tint(kit, '#141a33', 0.34)
