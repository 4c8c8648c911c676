import { brandColours } from '../art/city.ts'
import { darker } from '../art/colour.ts'
import { dress } from '../art/kit.ts'
import { ridersAlong } from '../art/peloton.ts'
import { rider } from '../art/rider.ts'
import { land, range } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { roadAcross } from '../art/road.ts'
import { glow, patch, veil } from '../art/sky.ts'
import type { Painting, Stage } from '../art/stage.ts'
import { box, circle, dots, ellipse, faded, framed, group, line, linear, polygon, shape } from '../art/svg.ts'
import { forest } from '../art/trees.ts'

const floor: Contour = () => 1180

/** What the screen shows: a little mountain ride, so that the room looks into the game. */
const gameView = (stage: Stage): string => {
  const { random } = stage
  const hill: Contour = (x) => 900 + 30 * Math.sin(x / 300)
  const sky = linear([
    [0, '#4aa3e8'],
    [1, '#ffe3b0'],
  ])
  const mountains = range(random, {
    count: 5,
    top: 320,
    low: 520,
    base: 860,
    lit: '#a8b4e8',
    shaded: '#6f7cc8',
    snow: 0.34,
  })
  return (
    sky.def +
    box(0, 0, 2400, 1350, sky.fill) +
    circle([1700, 300], 90, '#fff6d0') +
    mountains +
    veil(500, 860, '#ffe3b0', 0.6) +
    forest(random, (x) => hill(x) - 60, 40, 170, '#2f7a6a') +
    land((x) => hill(x) - 60, '#4f9a5a', '#3a7a4a') +
    roadAcross(hill, 220, '#5a6078') +
    ridersAlong(stage, { contour: hill, scale: 3, first: 4, places: dots('1860 70, 1300 96, 620 76') })
  )
}

export const painCave: Painting = {
  room: (stage) => {
    const { palette: p } = stage
    const wall = linear([
      [0, p.sky[0]],
      [1, p.sky[2]],
    ])
    return (
      wall.def +
      box(0, 0, 2400, 1130, wall.fill) +
      Array.from({ length: 13 }, (_, index) => box(index * 200 - 4, 0, 4, 1090, '#ffffff', 0))
        .map((board) => faded(0.035, board))
        .join('') +
      box(0, 1086, 2400, 30, darker(p.sky[1], 0.35)) +
      box(0, 1112, 2400, 240, p.ground) +
      Array.from({ length: 14 }, (_, index) =>
        line(`M${index * 200 - 100} 1350L${200 + index * 154} 1116`, darker(p.ground, 0.35), 4),
      ).join('') +
      line('M0 1180H2400M0 1262H2400', darker(p.ground, 0.25), 3)
    )
  },
  screen: (stage) => {
    const [x, y, width, height] = [560, 130, 1280, 720]
    return (
      glow([1200, 490], 1150, '#7fb6ff', 0.6) +
      box(x - 26, y - 26, width + 52, height + 52, '#0a0d1c', 26) +
      framed([x, y], [width, height], [2400, 1350], gameView(stage)) +
      faded(0.72, box(x + 30, y + 30, 250, 84, '#0b1020', 18)) +
      box(x + 54, y + 52, 120, 16, '#ffc53d', 8) +
      box(x + 54, y + 80, 190, 12, '#ffffff', 6) +
      faded(0.72, box(x + width - 250, y + 30, 220, 190, '#0b1020', 18)) +
      [0, 1, 2, 3]
        .map(
          (row) =>
            circle([x + width - 218, y + 66 + row * 40], 12, brandColours[row] ?? '#ffffff') +
            box(x + width - 194, y + 60 + row * 40, 130 - row * 14, 12, '#ffffff', 6),
        )
        .join('') +
      polygon(
        [
          [x, y],
          [x + 420, y],
          [x + 120, y + height],
          [x, y + height],
        ],
        '#ffffff',
        0.05,
      )
    )
  },
  shelf: ({ palette: p }) => {
    const dark = darker(p.near, 0.1)
    const medal = (x: number, colour: string) =>
      line(`M${x} 250V330`, colour, 14) + circle([x, 352], 30, '#ffc53d') + circle([x, 352], 20, '#f0a92c')
    return (
      box(90, 560, 380, 20, '#6a4fc0', 6) +
      shape('M150 480h90v20a45 45 0 0 1 -90 0zM180 540h30v20h-30z', '#ffc53d') +
      box(290, 470, 40, 90, '#fc6719', 6) +
      box(336, 450, 34, 110, '#12a5bd', 6) +
      box(376, 484, 44, 76, '#f8f4ea', 6) +
      medal(150, '#fc6719') +
      medal(240, '#12a5bd') +
      medal(330, '#e8364f') +
      box(1980, 250, 300, 380, '#ffffff', 10) +
      box(1996, 266, 268, 348, '#ff9a5c', 4) +
      polygon(dots('1996 614, 1996 520, 2080 420, 2140 490, 2190 440, 2264 540, 2264 614'), '#4b3fbb') +
      circle([2200, 350], 36, '#ffe3a0') +
      box(2090, 1000, 180, 130, '#3f2f88', 18) +
      shape(
        `
          M2180 1000Q2110 900 2060 820Q2150 860 2180 960Q2170 840 2200 740Q2240 850 2196 960Q2240 880 2310 840
          Q2260 930 2190 1000Z
        `,
        '#2fa06a',
      ) +
      line('M330 1120V760', dark, 12) +
      shape('M240 760L280 640H380L420 760Z', '#ff9a5c') +
      glow([330, 760], 420, '#ff9a5c', 0.6)
    )
  },
  rider: (stage) => {
    const kit = dress(stage.random, 0)
    const [x, y] = [1210, floor(0)]
    const scale = 3.35
    const stand = group(
      `translate(${x} ${y}) scale(${scale}) translate(-45 0)`,
      ellipse([50, 4], 96, 7, '#0b1020', 0.4),
      box(-52, -2, 204, 7, '#12172b', 3.5),
      polygon(dots('-34 2, -8 -36, 8 -36, 30 2, 22 2, 4 -22, -4 -22, -26 2'), '#2a3152'),
      circle([0, -34], 17, '#1a2038'),
      circle([0, -34], 12, '#fc6719'),
      circle([0, -34], 6, '#1a2038'),
      box(84, -6, 30, 6, '#2a3152', 3),
    )
    return (
      box(660, 1176, 1080, 26, '#3a2f88', 13) +
      stand +
      rider({ at: [x, y - 4], scale, kit, turn: 0.06 + stage.moment * 11, posture: 'hoods', shadowOpacity: 0 }) +
      group(
        `translate(${x} ${y}) scale(${scale}) translate(-45 0)`,
        circle([0, -35], 15, '#2a3152'),
        circle([0, -35], 11, '#fc6719'),
        circle([0, -35], 5, '#1a2038'),
      )
    )
  },
  glow: () =>
    patch([1200, 1230], 900, 110, '#7fb6ff', 0.28) +
    box(1690, 760, 16, 430, '#12172b', 8) +
    box(1600, 742, 196, 20, '#2a3152', 10) +
    box(1640, 690, 46, 54, '#12a5bd', 8) +
    box(1720, 716, 60, 28, '#f8f4ea', 8) +
    box(1610, 1180, 176, 18, '#12172b', 9),
}
