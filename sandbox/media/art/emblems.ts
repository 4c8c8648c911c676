import { path, polygon, shape } from './svg.ts'

export const peaks = (y: number, tall: number, colour: string): string =>
  polygon(
    [
      [40, y],
      [220, y - tall],
      [330, y - tall * 0.4],
      [420, y - tall * 0.8],
      [580, y],
    ],
    colour,
  ) +
  polygon(
    [
      [220, y - tall],
      [174, y - tall * 0.76],
      [200, y - tall * 0.7],
      [222, y - tall * 0.8],
      [248, y - tall * 0.68],
      [268, y - tall * 0.76],
    ],
    '#ffffff',
  ) +
  polygon(
    [
      [420, y - tall * 0.8],
      [386, y - tall * 0.64],
      [410, y - tall * 0.6],
      [424, y - tall * 0.66],
      [448, y - tall * 0.58],
      [462, y - tall * 0.66],
    ],
    '#ffffff',
  )

export const star = (x: number, y: number, r: number, colour: string): string =>
  polygon(
    Array.from(
      { length: 10 },
      (_, index) =>
        [
          x + Math.sin((index * Math.PI) / 5) * (index % 2 ? r * 0.46 : r),
          y - Math.cos((index * Math.PI) / 5) * (index % 2 ? r * 0.46 : r),
        ] as const,
    ),
    colour,
  )

export const flame = (x: number, y: number, s: number, colour: string): string =>
  shape(
    path`
      M${x} ${y - 170 * s}C${x + 30 * s} ${y - 90 * s} ${x + 120 * s} ${y - 60 * s} ${x + 100 * s} ${y + 40 * s}
      C${x + 86 * s} ${y + 120 * s} ${x - 86 * s} ${y + 120 * s} ${x - 100 * s} ${y + 40 * s}
      C${x - 110 * s} ${y - 20 * s} ${x - 60 * s} ${y - 40 * s} ${x - 50 * s} ${y - 90 * s}
      C${x - 10 * s} ${y - 70 * s} ${x + 10 * s} ${y - 110 * s} ${x} ${y - 170 * s}Z
    `,
    colour,
  )
