import { pick } from '../../kernel/random.ts'
import { mix } from '../art/colour.ts'
import { runnersAlong } from '../art/peloton.ts'
import { land, traced } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { haze, rays, skyFill, sunDisc } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { circle, ellipse, shape, smooth, turned } from '../art/svg.ts'
import { bushes, grass, leafTree, trunk } from '../art/trees.ts'

const trail: Contour = (x) => 1100 + 26 * Math.sin(x / 330)

const leafColours = ['#f2a03a', '#e8742c', '#d0402a', '#f6c24a'] as const

export const forestTrail: Painting = {
  sky: (stage) => skyFill(stage, 900) + sunDisc(stage, 100, 1000),
  woods: (stage) => {
    const { random, palette: p } = stage
    const crowns = (count: number, y: number, size: number, shade: number) =>
      Array.from({ length: count }, (_, index) =>
        leafTree(
          random,
          [index * (2500 / count) + spread(random, -40, 40), y],
          size * spread(random, 0.85, 1.2),
          mix(['#f2a03a', '#e8742c', '#d8502a', '#f6c24a'][index % 4] ?? p.far, p.haze, shade),
          mix('#5a3a28', p.haze, shade),
        ),
      ).join('')
    return (
      crowns(16, 800, 460, 0.68) +
      haze(760, 200, p.haze, 0.6) +
      crowns(12, 930, 560, 0.42) +
      haze(900, 160, p.haze, 0.5) +
      rays(stage, 8, 55, 125, 0.3, 1400) +
      crowns(7, 1030, 700, 0.12)
    )
  },
  trail: ({ random, palette: p }) =>
    land((x) => trail(x) - 60, mix(p.ground, '#e8a04a', 0.4), p.ground) +
    bushes(random, (x) => trail(x) - 50, 30, 34, '#c8622c') +
    shape(`${smooth(traced(trail, -6))}L2440 1250Q1200 1290 -20 1240Z`, p.road) +
    Array.from({ length: 120 }, () => {
      const x = random() * 2400
      return ellipse(
        [x, trail(x) + spread(random, -10, 120)],
        spread(random, 7, 13),
        spread(random, 3, 6),
        pick(random, leafColours),
      )
    }).join(''),
  runners: (stage) =>
    runnersAlong(stage, {
      contour: trail,
      scale: 2.75,
      first: 2,
      places: [
        [1420, 54],
        [1010, 66],
      ],
    }),
  foreground: ({ random, palette: p }) => {
    const bank: Contour = (x) => trail(x) + 150 + 12 * Math.sin(x / 80)
    const leaves = Array.from({ length: 60 }, () => {
      const [x, y] = [random() * 2400, random() * 1100]
      return turned(random() * 180, [x, y], ellipse([x, y], 13, 6, pick(random, leafColours)))
    })
    return (
      land(bank, mix(p.ground, p.near, 0.5), p.near) +
      grass(random, bank, 60, 44, mix(p.ground, p.near, 0.35)) +
      trunk(150, 1400, 150, p.near, mix(p.near, p.ground, 0.4)) +
      trunk(2300, 1400, 170, p.near, mix(p.near, p.ground, 0.4)) +
      circle([60, 60], 300, '#c8502a') +
      circle([330, -20], 240, '#e0762c') +
      circle([2380, 40], 320, '#c8502a') +
      circle([2090, -40], 230, '#e8923a') +
      leaves.join('')
    )
  },
}
