import { bibShorts, bottle, cap, drawnJersey, glove, helmet, sock } from './clothing.ts'
import { lighter } from './colour.ts'
import { drawnBike, drawnTrainer, giftCard, pod, shoe, strap, towel, treadmill } from './machines.ts'
import { box, circle, ellipse, group, linear, radial } from './svg.ts'

/** Studio ground: a tinted wall, a pool of light, a shadow the width of the ware. */
function studio(tone: string, shadow: number, ...ware: string[]): string {
  const wall = linear([
    [0, lighter(tone, 0.42)],
    [1, tone],
  ])
  const pool = radial([
    [0, '#ffffff', 0.75],
    [1, '#ffffff', 0],
  ])
  const dark = radial([
    [0, '#0b1020', 0.34],
    [1, '#0b1020', 0],
  ])
  return [
    wall.def,
    pool.def,
    dark.def,
    box(0, 0, 1000, 1000, wall.fill),
    circle([500, 460], 520, pool.fill),
    ellipse([500, 868], shadow, shadow * 0.09, dark.fill),
    ...ware,
  ].join('')
}

const wares: Record<string, () => string> = {
  'jersey-dusk': () => studio('#f3d9e4', 300, drawnJersey('dusk')),
  'jersey-lagoon': () => studio('#cdebf0', 300, drawnJersey('lagoon')),
  'bib-shorts': () => studio('#e0dcf8', 240, bibShorts()),
  bottle: () => studio('#fbe0cb', 220, bottle()),
  cap: () => studio('#dcd8fa', 300, cap()),
  socks: () => studio('#c3e2ea', 300, group('translate(-40 0)', sock(360, 500, -6), sock(590, 530, 4))),
  gloves: () => studio('#cfeef2', 300, group('translate(0 20)', glove(300, -1), glove(700, 1))),
  helmet: () => studio('#fcdcc8', 340, group('translate(0 20)', helmet())),
  trainer: () => studio('#d9dcf0', 400, drawnTrainer()),
  'smart-bike': () => studio('#d6e6f4', 400, drawnBike()),
  treadmill: () => studio('#dfe4ee', 420, treadmill()),
  'heart-rate-strap': () => studio('#f9d6d6', 300, strap()),
  'foot-pod': () => studio('#f6ecd0', 260, pod()),
  'running-shoes': () => studio('#cfe9ee', 420, shoe()),
  towel: () => studio('#f8e6cf', 340, towel()),
  'gift-card': () => studio('#efe3f8', 380, giftCard()),
}

/** A ware of the catalogue on 1000 × 1000. */
export const drawProduct = (name: string): string => wares[name]?.() ?? ''
