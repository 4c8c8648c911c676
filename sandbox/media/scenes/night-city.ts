import { lamp, skyline, tower } from '../art/city.ts'
import { darker, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import type { Contour } from '../art/ridges.ts'
import { glow, moonDisc, skyFill, stars, veil } from '../art/sky.ts'
import { passing, spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { box, dots, ellipse, faded, linear } from '../art/svg.ts'
import { bushes } from '../art/trees.ts'

const street: Contour = () => 1090

/** Neon towers, a moon, and wet asphalt that keeps their colours. */
export const nightCity: Painting = {
  sky: (stage) =>
    skyFill(stage, 1000) + stars(stage, 130, 600) + moonDisc(stage, 96, 620) + glow([1200, 1000], 1300, '#ff5fa8', 0.4),
  skyline: ({ random, palette: p }) =>
    skyline(random, 1000, 300, 560, 120, { wall: mix(p.far, p.haze, 0.3), window: '#ffd9f0', share: 0.16 }) +
    veil(560, 1000, p.haze, 0.7),
  towers: ({ random, palette: p }) => {
    const lit = { window: '#ffd25f', share: 0.34 }
    return (
      skyline(random, 1020, 200, 430, 190, { ...lit, wall: mix(p.near, p.far, 0.55), share: 0.28 }) +
      veil(760, 1020, '#c0499a', 0.4) +
      tower(random, -30, 330, 1060, 300, { ...lit, wall: p.near }) +
      tower(random, 250, 560, 1060, 200, { ...lit, wall: mix(p.near, p.far, 0.2), window: '#7fe3ff' }) +
      tower(random, 1860, 470, 1060, 230, { ...lit, wall: mix(p.near, p.far, 0.15), window: '#ff9ad0' }) +
      tower(random, 2080, 260, 1060, 340, { ...lit, wall: p.near }) +
      box(300, 620, 26, 220, '#ff4f9a', 8) +
      box(2010, 560, 26, 260, '#3fe0ff', 8) +
      glow([313, 730], 200, '#ff4f9a', 0.5) +
      glow([2023, 690], 220, '#3fe0ff', 0.5)
    )
  },
  street: ({ random, palette: p, moment }) => {
    const glows = ['#ffd25f', '#ff4f9a', '#3fe0ff', '#ffd25f', '#c08aff', '#ff7a4f']
    const sheen = linear([
      [0, '#ffffff', 0.5],
      [1, '#ffffff', 0],
    ])
    const reflections = Array.from({ length: 44 }, (_, index) => {
      const x = random() * 2400
      const paint = linear([
        [0, glows[index % glows.length] ?? '#ffffff', 0.5],
        [1, glows[index % glows.length] ?? '#ffffff', 0],
      ])
      return paint.def + box(x, 1064, spread(random, 10, 46), spread(random, 90, 270), paint.fill, 6)
    })
    return (
      bushes(random, () => 1050, 40, 26, '#1a2a4a') +
      box(-10, 1036, 2420, 30, '#2f2c68') +
      box(-10, 1060, 2420, 300, p.road) +
      sheen.def +
      faded(0.16, box(-10, 1060, 2420, 60, sheen.fill)) +
      reflections.join('') +
      Array.from({ length: 14 }, (_, index) =>
        box(index * 200 - 60 - ((moment * 15) % 1) * 200, 1196, 110, 9, '#ffffff', 4),
      ).join('') +
      box(-10, 1056, 2420, 8, '#5a4fb0')
    )
  },
  riders: (stage) => {
    const places = dots('1560 62, 1290 44, 1010 70, 760 52, 1400 170')
    return (
      places
        .map(
          ([x, drop]) =>
            glow([x + 190, 1050 + drop], 130, '#fff3c8', 0.5) +
            faded(0.25, ellipse([x, 1096 + drop], 190, 16, '#ff9ad0')),
        )
        .join('') +
      ridersAlong(stage, { contour: street, scale: 2.15, tint: ['#3a1f7a', 0.14], first: 0, posture: 'drops', places })
    )
  },
  lamps: ({ palette: p, moment }) =>
    [420, 2060].map((x) => lamp([passing(x, moment, 500), 1350], 900, darker(p.near, 0.3), '#ffd98a', 0.7)).join(''),
}
