import { brandColours, crowd } from '../art/city.ts'
import { darker, lighter, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { land, strip, traced } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { glow, skyFill } from '../art/sky.ts'
import type { Painting } from '../art/stage.ts'
import { box, dots, ellipse, line, linear, polygon, round, smooth } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'

const banking: Contour = (x) => 935 + 130 * (1 - ((x - 1200) / 1300) ** 2) - (x - 1200) * 0.03

const arc = (offset: number): Point[] => traced(banking, offset)

const stripe = (from: number, to: number, colour: string): string => strip(banking, from, to, colour)

export const velodrome: Painting = {
  hall: (stage) => {
    const { palette: p } = stage
    const beams = Array.from(
      { length: 13 },
      (_, index) => `M${1200 + (index - 6) * 120} -20L${1200 + (index - 6) * 420} 520`,
    ).join('')
    const hoops = [60, 150, 270, 420].map((y) => `M-20 ${y + 120}Q1200 ${y - 160} 2420 ${y + 120}`).join('')
    const lampsAt = [-5, -3, -1, 1, 3, 5].map((k): Point => [1200 + k * 205, 150 + k * k * 5])
    return (
      skyFill(stage, 800) +
      line(beams, mix(p.far, p.haze, 0.35), 9, 0.7) +
      line(hoops, mix(p.far, p.haze, 0.35), 12, 0.7) +
      lampsAt
        .map(
          ([x, y]) =>
            polygon(
              [
                [x - 60, y],
                [x + 60, y],
                [x + 340, 900],
                [x - 340, 900],
              ],
              p.light,
              0.05,
            ) +
            glow([x, y], 240, p.light, 0.7) +
            box(x - 74, y - 10, 148, 18, '#ffffff', 9),
        )
        .join('')
    )
  },
  stands: ({ random, palette: p }) => {
    const rim = (offset: number) => (x: number) => 560 + 60 * ((x - 1200) / 1200) ** 2 + offset
    return (
      land(rim(-70), mix(p.far, p.near, 0.3), p.near) +
      crowd(random, -40, 2440, 556, 5, 40, p.near, brandColours) +
      land(rim(190), '#f4f6fb', '#d8deec', 920) +
      Array.from({ length: 9 }, (_, index) =>
        box(index * 290 - 60, 790 + 20 * Math.abs(index - 4) * 0.4, 210, 44, brandColours[index % 4] ?? '#fc6719', 6),
      ).join('')
    )
  },
  track: ({ palette: p }) => {
    const boards = Array.from({ length: 60 }, (_, index) => {
      const x = index * 42 - 40
      return `M${x} ${round(banking(x) - 90)}L${round(x + (x - 1200) * 0.1)} ${round(banking(x) + 280)}`
    }).join('')
    const wood = linear([
      [0, lighter(p.road, 0.22)],
      [0.5, p.road],
      [1, p.ground],
    ])
    return (
      wood.def +
      stripe(-118, -96, '#f8f4ea') +
      stripe(-98, 300, wood.fill) +
      line(boards, darker(p.road, 0.2), 2, 0.35) +
      stripe(-96, -84, '#d04308') +
      line(smooth(arc(90)), '#2f6fd0', 9) +
      line(smooth(arc(178)), '#d8302f', 9) +
      line(smooth(arc(208)), '#141a30', 9) +
      stripe(236, 300, '#4fa3e8') +
      line(smooth(arc(236)), '#ffffff', 6)
    )
  },
  riders: (stage) => {
    const lanes = dots('1640 60, 1330 96, 1000 140, 670 120')
    return (
      lanes.map(([x, drop]) => ellipse([x - 10, banking(x) + drop + 12], 200, 16, '#5a2f10', 0.25)).join('') +
      ridersAlong(stage, {
        contour: banking,
        scale: 2.35,
        first: 0,
        posture: 'drops',
        shadow: '#5a2f10',
        places: lanes,
      })
    )
  },
  infield: ({ palette: p }) =>
    stripe(298, 900, mix('#2f6f9f', p.near, 0.35)) +
    line(smooth(arc(298)), '#ffffff', 7) +
    stripe(340, 900, mix('#2f6f9f', p.near, 0.6)),
}
