import { darker, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { land, rolling } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { roadAcross } from '../art/road.ts'
import { haze, patch, rays, skyFill, sunDisc } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { dots, group, placed, shape } from '../art/svg.ts'
import { bushes, forest, trunk } from '../art/trees.ts'

const climb: Contour = (x) => 1150 - x * 0.075 + 10 * Math.sin(x / 240)

export const pineClimb: Painting = {
  sky: (stage) => skyFill(stage, 1000) + sunDisc(stage, 92, 900),
  hills: ({ random, palette: p }) =>
    forest(random, rolling(random, 640, 50, 1200), 60, 260, mix(p.far, p.haze, 0.62)) +
    land(rolling(random, 640, 50, 1200), mix(p.far, p.haze, 0.62)) +
    haze(680, 200, p.haze, 0.7) +
    forest(random, rolling(random, 800, 50, 1000), 40, 380, mix(p.far, p.haze, 0.25)) +
    land(() => 800, mix(p.far, p.haze, 0.25)) +
    haze(840, 200, p.haze, 0.6),
  trunks: (stage) => {
    const { random, palette: p } = stage
    const row = (places: number[], width: number, shade: number) =>
      places
        .map((x) =>
          trunk(
            x,
            climb(x) - 20,
            width * spread(random, 0.8, 1.2),
            mix(p.near, p.far, shade),
            mix(p.near, p.far, shade + 0.16),
          ),
        )
        .join('')
    return (
      row([250, 520, 760, 1640, 1900, 2130, 2330], 44, 0.45) +
      rays(stage, 7, 60, 130, 0.3, 1500) +
      forest(random, (x) => climb(x) - 20, 34, 220, mix(p.near, p.far, 0.3)) +
      row([60, 400, 2040, 2260], 84, 0.16)
    )
  },
  road: ({ random, palette: p }) =>
    land((x) => climb(x) - 44, mix(p.ground, p.haze, 0.2), p.ground) +
    bushes(random, (x) => climb(x) - 34, 40, 24, mix(p.ground, p.near, 0.3)) +
    roadAcross(climb, 140, p.road, '#f8f4dc'),
  riders: (stage) =>
    ridersAlong(stage, {
      contour: climb,
      scale: 2.25,
      first: 0,
      posture: 'upright',
      places: dots('1610 48, 1240 60, 860 46'),
    }) + patch([1240, 1140], 700, 90, stage.palette.light, 0.18),
  foreground: ({ random, palette: p }) => {
    const bank: Contour = (x) => climb(x) + 152 + 12 * Math.sin(x / 90)
    const fern = (x: number, y: number, size: number) =>
      [-64, -40, -16, 12, 38, 62]
        .map((angle, index) =>
          group(
            `rotate(${angle} ${x} ${y})`,
            placed(
              [x, y],
              size,
              shape(
                'M0 0Q-16 -50 0 -100Q16 -50 0 0Z',
                index % 2 ? mix(p.ground, p.near, 0.5) : mix(p.ground, p.near, 0.2),
              ),
            ),
          ),
        )
        .join('')
    return (
      land(bank, mix(p.ground, p.near, 0.4), p.near) +
      Array.from({ length: 15 }, (_, index) =>
        fern(index * 175 + spread(random, -40, 40), bank(index * 175) + 70, spread(random, 110, 180)),
      ).join('') +
      trunk(170, 1400, 170, darker(p.near, 0.3), darker(p.near, 0.1)) +
      trunk(2290, 1400, 190, darker(p.near, 0.3), darker(p.near, 0.1))
    )
  },
}
