import type { Random } from '../../kernel/random.ts'
import { between } from '../../kernel/random.ts'
import { darker, lighter, mix } from './colour.ts'
import { glow } from './sky.ts'
import { repeat, spread, stageWidth } from './stage.ts'
import { box, circle, line, path, polygon, round, shape, turned } from './svg.ts'
import type { Point } from './svg.ts'

type TowerStyle = { wall: string; window: string; share: number }

/** A block of flats `[x, top]` to `foot`, `share` of its windows lit, with one of three roofs. */
export function tower(random: Random, x: number, top: number, foot: number, width: number, style: TowerStyle): string {
  const columns = Math.max(2, Math.round(width / 34))
  const cell = width / columns
  const rows = Math.floor((foot - top - 30) / 40)
  const lit: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (random() < style.share)
        lit.push(
          path`
            M${x + cell * (column + 0.24)} ${top + 26 + row * 40}h${cell * 0.52}v20h${-cell * 0.52}z
          `,
        )
    }
  }
  const roof = [
    polygon(
      [
        [x, top],
        [x + width / 2, top - width * 0.34],
        [x + width, top],
      ],
      style.wall,
    ),
    box(x + width * 0.2, top - 34, width * 0.6, 34, style.wall) +
      line(`M${round(x + width / 2)} ${round(top - 34)}v-70`, style.wall, 6),
    '',
  ][between(random, 0, 2)]
  return (
    box(x, top, width, foot - top, style.wall) +
    box(x + width * 0.72, top, width * 0.28, foot - top, darker(style.wall, 0.25)) +
    (roof ?? '') +
    shape(lit.join(''), style.window, 0.92)
  )
}

/** A row of towers across the scene between two heights. */
export function skyline(
  random: Random,
  foot: number,
  low: number,
  high: number,
  width: number,
  style: TowerStyle,
): string {
  const count = Math.ceil(stageWidth / width)
  return repeat(count + 1, (index) => {
    const wide = width * spread(random, 0.7, 1.05)
    return tower(
      random,
      index * width - width / 2 + spread(random, -10, 10),
      foot - spread(random, low, high),
      foot,
      wide,
      style,
    )
  })
}

/** A town house with shutters, door, awning and a gabled roof; `foot` is the street. */
function house(
  random: Random,
  x: number,
  foot: number,
  width: number,
  rise: number,
  wall: string,
  roof: string,
  window: string,
): string {
  const top = foot - rise
  const floors = Math.max(1, Math.floor(rise / 130) - 1)
  const openings = repeat(floors, (floor) =>
    [0.2, 0.5, 0.8]
      .map((share) => {
        const [wx, wy] = [x + width * share - width * 0.065, top + 46 + floor * 126]
        return (
          box(wx - width * 0.05, wy, width * 0.23, 78, mix(roof, wall, 0.25), 4) +
          box(wx, wy + 4, width * 0.13, 70, window, 3)
        )
      })
      .join(''),
  )
  const door = x + width * (random() < 0.5 ? 0.24 : 0.6)
  const gable =
    random() < 0.6
      ? polygon(
          [
            [x - width * 0.05, top + 4],
            [x + width * 0.16, top - 74],
            [x + width * 0.84, top - 74],
            [x + width * 1.05, top + 4],
          ],
          roof,
        )
      : polygon(
          [
            [x - width * 0.05, top + 4],
            [x + width / 2, top - width * 0.42],
            [x + width * 1.05, top + 4],
          ],
          roof,
        )
  return [
    box(x, top, width, rise, wall),
    box(x + width * 0.9, top, width * 0.1, rise, darker(wall, 0.12)),
    gable,
    openings,
    box(door, foot - 104, width * 0.18, 104, darker(roof, 0.3), 8),
    shape(
      path`
        M${door - width * 0.08} ${foot - 110}h${width * 0.34}l${width * 0.04} 34h${-width * 0.42}z
      `,
      lighter(roof, 0.3),
    ),
  ].join('')
}

/** Houses wall to wall from one x to another. */
export function houseRow(
  random: Random,
  from: number,
  to: number,
  foot: number,
  options: { width: number; low: number; high: number; walls: readonly string[]; roof: string; window: string },
): string {
  const parts: string[] = []
  for (let x = from, index = 0; x < to; index += 1) {
    const width = options.width * spread(random, 0.8, 1.15)
    const wall = options.walls[index % options.walls.length] ?? '#ffffff'
    parts.push(
      house(
        random,
        x,
        foot,
        width,
        spread(random, options.low, options.high),
        wall,
        mix(options.roof, darker(options.roof, 0.3), random()),
        options.window,
      ),
    )
    x += width
  }
  return parts.join('')
}

/** A street lamp with its cone of light. */
export function lamp([x, y]: Point, size: number, pole: string, light: string, strength = 0.8): string {
  return [
    glow([x + size * 0.2, y - size * 0.94], size * 0.55, light, strength),
    line(
      path`
        M${x} ${y}V${y - size * 0.9}Q${x} ${y - size} ${x + size * 0.12} ${y - size}H${x + size * 0.16}
      `,
      pole,
      round(size * 0.022),
    ),
    box(x + size * 0.12, y - size * 1.01, size * 0.16, size * 0.035, pole, 4),
    box(x + size * 0.14, y - size * 0.975, size * 0.12, size * 0.026, light, 4),
  ].join('')
}

/** Rows of heads and raised hands, `rows` deep, from dark behind to bright in front. */
export function crowd(
  random: Random,
  from: number,
  to: number,
  y: number,
  rows: number,
  size: number,
  dark: string,
  colours: readonly string[],
): string {
  return repeat(rows, (row, depth) => {
    const rowY = y + row * size * 1.1
    return repeat(Math.floor((to - from) / (size * 1.5)), (index) => {
      const x = from + index * size * 1.5 + spread(random, -0.3, 0.3) * size + (row % 2) * size * 0.75
      const tone = mix(colours[between(random, 0, colours.length - 1)] ?? dark, dark, 0.62 - depth * 0.42)
      const skin = mix(
        ['#f6d0b1', '#c98b5e', '#8a5638', '#eab68f'][between(random, 0, 3)] ?? dark,
        dark,
        0.55 - depth * 0.4,
      )
      const arms =
        random() < 0.28
          ? line(
              path`
                M${x - size * 0.5} ${rowY + size * 0.7}l${-size * 0.2} ${-size * 1.1}
                M${x + size * 0.5} ${rowY + size * 0.7}l${size * 0.2} ${-size * 1.1}
              `,
              skin,
              round(size * 0.2),
            )
          : ''
      return (
        arms +
        box(x - size * 0.62, rowY + size * 0.35, size * 1.24, size * 1.6, tone, size * 0.5) +
        circle([x, rowY], size * 0.44, skin)
      )
    })
  })
}

/** A rope of coloured flags sagging between two points. */
export function bunting(from: Point, to: Point, sag: number, colours: readonly string[]): string {
  const count = Math.round(Math.abs(to[0] - from[0]) / 62)
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ]
  const rope = Array.from({ length: count + 1 }, (_, index) => at(index / count))
  const flags = rope.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rope[index + 1] ?? to
    return polygon(
      [
        [x + 8, y],
        [nextX - 8, nextY],
        [(x + nextX) / 2, (y + nextY) / 2 + 52],
      ],
      colours[index % colours.length] ?? '#ffffff',
    )
  })
  return line(`M${rope.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`, '#ffffff', 3, 0.8) + flags.join('')
}

/** Falling paper in the brand's colours. */
export const confetti = (random: Random, count: number, bottom: number, colours: readonly string[]): string =>
  repeat(count, () => {
    const [x, y, size] = [random() * stageWidth, random() * bottom, spread(random, 7, 17)]
    const colour = colours[between(random, 0, colours.length - 1)] ?? '#ffffff'
    return turned(between(random, 0, 90), [x, y], box(x, y, size, size * 0.6, colour))
  })

export const brandColours = ['#fc6719', '#ffc53d', '#6a5cf0', '#12a5bd', '#f8f4ea', '#e8364f'] as const
