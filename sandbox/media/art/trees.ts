import type { Random } from '../../kernel/random.ts'
import { darker, lighter, mix } from './colour.ts'
import type { Contour } from './ridges.ts'
import { passing, repeat, spread, stageWidth } from './stage.ts'
import { box, circle, ellipse, line, path, polygon, round, shape } from './svg.ts'
import type { Point } from './svg.ts'

/** A conifer `size` high with its foot at `[x, y]`; the right side lies in shade. */
export function pine([x, y]: Point, size: number, colour: string, tiers = 4, width = 0.4): string {
  const half = (tier: number) => (size * width * (0.34 + (0.66 * (tier + 1)) / tiers)) / 2
  const foot = (tier: number) => y - size * 0.1 - size * 0.9 * (1 - ((tier + 1) / tiers) ** 0.92)
  const peak = (tier: number) => (tier === 0 ? y - size : foot(tier - 1) - size * 0.1)
  const tierPath = (tier: number, side: number) =>
    path`
      M${x} ${peak(tier)}
      Q${x + side * half(tier) * 0.4} ${foot(tier) - size * 0.07} ${x + side * half(tier)} ${foot(tier)}
      Q${x + side * half(tier) * 0.5} ${foot(tier) + size * 0.025} ${x} ${foot(tier) + size * 0.02}Z
    `
  const side = (direction: number) => Array.from({ length: tiers }, (_, tier) => tierPath(tier, direction)).join('')
  return (
    box(x - size * 0.022, y - size * 0.14, size * 0.044, size * 0.14, darker(colour, 0.35)) +
    shape(side(-1), colour) +
    shape(side(1), darker(colour, 0.22))
  )
}

/** A row of conifers along a contour, taller and shorter in turn. */
export function forest(
  random: Random,
  contour: Contour,
  count: number,
  size: number,
  colour: string,
  from = -40,
  to = stageWidth + 40,
): string {
  return repeat(count, (_, share) => {
    const x = from + (to - from) * share + spread(random, -0.5, 0.5) * ((to - from) / count)
    return pine(
      [x, contour(x) + size * 0.06],
      size * spread(random, 0.66, 1.2),
      mix(colour, darker(colour, 0.25), random()),
    )
  })
}

/** A broad-leaved tree: trunk, crown in three tones lit from the left. */
export function leafTree(random: Random, [x, y]: Point, size: number, crown: string, trunk: string): string {
  const centre: Point = [x, y - size * 0.66]
  const puff = (dx: number, dy: number, r: number, colour: string) =>
    circle([centre[0] + dx * size, centre[1] + dy * size], r * size, colour)
  const jitter = () => spread(random, -0.03, 0.03)
  const shade = darker(crown, 0.2)
  return [
    line(
      path`
        M${x} ${y}Q${x - size * 0.02} ${y - size * 0.3} ${x} ${y - size * 0.55}M${x} ${y - size * 0.36}
        L${x + size * 0.14} ${y - size * 0.56}
      `,
      trunk,
      round(size * 0.06),
    ),
    puff(0.2 + jitter(), 0.08, 0.2, shade),
    puff(-0.2, 0.12 + jitter(), 0.18, shade),
    puff(0.06, 0.02, 0.27, shade),
    puff(-0.12, -0.08 + jitter(), 0.23, crown),
    puff(0.12, -0.12, 0.2 + jitter(), crown),
    puff(-0.23, 0.04, 0.13, crown),
    puff(-0.14, -0.15, 0.11, lighter(crown, 0.22)),
    puff(0.04, -0.2 + jitter(), 0.07, lighter(crown, 0.22)),
  ].join('')
}

/** A slim cypress. */
export const cypress = ([x, y]: Point, size: number, colour: string): string =>
  [-1, 1]
    .map((side) =>
      shape(
        path`
          M${x} ${y - size}
          C${x + side * size * 0.12} ${y - size * 0.7} ${x + side * size * 0.15} ${y - size * 0.14} ${x} ${y}Z
        `,
        side === 1 ? darker(colour, 0.25) : colour,
      ),
    )
    .join('')

/** A palm whose trunk bows by `bow` of its size; fronds hang in an arc. */
export function palm([x, y]: Point, size: number, bow: number, leaf: string, trunk: string): string {
  const crown: Point = [x + bow * size, y - size]
  const fronds = [-200, -168, -136, -98, -62, -24, 14].map((angle, index) => {
    const radians = (angle * Math.PI) / 180
    const reach = size * (index % 2 ? 0.44 : 0.5)
    const tip: Point = [crown[0] + Math.cos(radians) * reach, crown[1] + Math.sin(radians) * reach * 0.72 + size * 0.17]
    const bend: Point = [
      crown[0] + Math.cos(radians) * reach * 0.5,
      crown[1] + Math.sin(radians) * reach * 0.8 - size * 0.1,
    ]
    const under: Point = [bend[0], bend[1] + size * 0.11]
    return shape(
      path`
        M${crown[0]} ${crown[1]}Q${bend[0]} ${bend[1]} ${tip[0]} ${tip[1]}
        Q${under[0]} ${under[1]} ${crown[0]} ${crown[1]}Z
      `,
      index % 2 ? darker(leaf, 0.22) : leaf,
    )
  })
  const stem = path`
    M${x - size * 0.034} ${y}Q${x + bow * size * 0.15} ${y - size * 0.5} ${crown[0] - size * 0.014} ${crown[1]}
    L${crown[0] + size * 0.014} ${crown[1]}
    Q${x + bow * size * 0.25 + size * 0.03} ${y - size * 0.5} ${x + size * 0.034} ${y}Z
  `
  return (
    shape(stem, trunk) +
    fronds.join('') +
    circle([crown[0] - size * 0.02, crown[1] + size * 0.03], size * 0.026, darker(trunk, 0.3)) +
    circle([crown[0] + size * 0.025, crown[1] + size * 0.035], size * 0.024, darker(trunk, 0.3))
  )
}

/** A savanna tree: forked trunk under flat clouds of leaves. */
export const acacia = ([x, y]: Point, size: number, colour: string): string =>
  line(
    path`
      M${x} ${y}Q${x + size * 0.03} ${y - size * 0.3} ${x} ${y - size * 0.46}
      L${x - size * 0.26} ${y - size * 0.78}M${x} ${y - size * 0.46}L${x + size * 0.24} ${y - size * 0.82}
      M${x} ${y - size * 0.46}L${x + size * 0.02} ${y - size * 0.84}
    `,
    colour,
    round(size * 0.05),
  ) +
  ellipse([x - size * 0.3, y - size * 0.8], size * 0.36, size * 0.09, colour) +
  ellipse([x + size * 0.3, y - size * 0.86], size * 0.4, size * 0.1, colour) +
  ellipse([x, y - size * 0.94], size * 0.44, size * 0.09, colour)

/** A tree of small blossoms. */
export function blossomTree(random: Random, [x, y]: Point, size: number, bloom: string, trunk: string): string {
  const branch = path`
    M${x} ${y}
    C${x + size * 0.05} ${y - size * 0.25} ${x - size * 0.06} ${y - size * 0.4} ${x - size * 0.02} ${y - size * 0.62}
  `
  const arms = path`
    M${x + size * 0.01} ${y - size * 0.34}
    Q${x + size * 0.16} ${y - size * 0.44} ${x + size * 0.28} ${y - size * 0.6}
    M${x - size * 0.02} ${y - size * 0.42}
    Q${x - size * 0.18} ${y - size * 0.5} ${x - size * 0.28} ${y - size * 0.64}
  `
  const puffs = (count: number, colour: string, lift: number, radius: number) =>
    repeat(count, () => {
      const angle = random() * 2 * Math.PI
      const reach = Math.sqrt(random())
      return circle(
        [x + Math.cos(angle) * reach * size * 0.4, y - size * (0.7 + lift) + Math.sin(angle) * reach * size * 0.22],
        size * radius * spread(random, 0.7, 1.2),
        colour,
      )
    })
  return (
    line(branch, trunk, round(size * 0.055)) +
    line(arms, trunk, round(size * 0.035)) +
    puffs(16, darker(bloom, 0.16), -0.03, 0.12) +
    puffs(18, bloom, 0.03, 0.11) +
    puffs(14, lighter(bloom, 0.5), 0.08, 0.06)
  )
}

/** Blades of grass in tufts along a contour; they pass us in the course of a loop. */
export const grass = (
  random: Random,
  contour: Contour,
  count: number,
  size: number,
  colour: string,
  moment = 0,
): string =>
  repeat(count, () => {
    const x = passing(random() * stageWidth, moment)
    const y = contour(x)
    const blade = (dx: number, tall: number) =>
      path`
        M${x - size * 0.08} ${y + 4}
        Q${x + dx * size * 0.3} ${y - size * tall * 0.6} ${x + dx * size} ${y - size * tall}
        Q${x + dx * size * 0.5} ${y - size * tall * 0.4} ${x + size * 0.08} ${y + 4}Z
      `
    return shape(blade(-0.5, 0.7) + blade(0.06, 1.1) + blade(0.56, 0.8), colour)
  })

/** Round shrubs along a contour. */
export const bushes = (random: Random, contour: Contour, count: number, size: number, colour: string): string =>
  repeat(count, (_, share) => {
    const x = share * stageWidth + spread(random, -60, 60)
    const r = size * spread(random, 0.6, 1.3)
    return circle([x, contour(x) + r * 0.35], r, mix(colour, darker(colour, 0.3), random()))
  })

/** A branching cactus. */
export const cactus = ([x, y]: Point, size: number, colour: string): string =>
  line(`M${x} ${y}V${y - size}`, colour, round(size * 0.16)) +
  line(
    path`
      M${x} ${y - size * 0.36}H${x + size * 0.26}V${y - size * 0.72}M${x} ${y - size * 0.5}H${x - size * 0.26}
      V${y - size * 0.8}
    `,
    colour,
    round(size * 0.12),
  ) +
  line(`M${x - size * 0.03} ${y - size * 0.06}V${y - size * 0.98}`, lighter(colour, 0.25), round(size * 0.025))

/** A tall bare trunk that runs out of the picture, narrower at the top. */
export const trunk = (x: number, foot: number, width: number, colour: string, lit: string): string =>
  polygon(
    [
      [x - width * 0.36, -20],
      [x + width * 0.36, -20],
      [x + width * 0.5, foot - width],
      [x + width * 0.86, foot],
      [x - width * 0.86, foot],
      [x - width * 0.5, foot - width],
    ],
    colour,
  ) +
  polygon(
    [
      [x - width * 0.36, -20],
      [x - width * 0.2, -20],
      [x - width * 0.28, foot - width],
      [x - width * 0.5, foot],
      [x - width * 0.86, foot],
      [x - width * 0.5, foot - width],
    ],
    lit,
  )
