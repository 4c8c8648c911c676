import { darker, lighter } from './colour.ts'
import { reach } from './body.ts'
import { circle, corners, ellipse, group, line, tag } from './svg.ts'
import type { Point } from './svg.ts'

/** A road bike in centimetres, heading right, rear hub above x = 0, ground at y = 0. */
export const bikeFrame = {
  rear: [0, -34],
  front: [99, -34],
  crank: [41, -27],
  saddle: [19, -97],
  seatTop: [26, -77],
  headTop: [80, -82],
  headLow: [84.5, -67],
  stem: [89, -86],
  hood: [98, -89],
  drop: [96, -75],
} as const satisfies Record<string, Point>

export const crankLength = 17.2

/** Where a pedal is; `turn` 0 is forward, 0.25 down, in whole turns. */
export const pedalAt = (turn: number): Point => reach(bikeFrame.crank, -turn * 360, crankLength)

function wheel(hub: Point, deep: boolean, rubber: string): string {
  const spokes = Array.from({ length: 9 }, (_, index) => corners([hub, reach(hub, index * 40 + 12, 30)])).join('')
  const ring = (r: number, stroke: string, width: number, opacity = 1) =>
    tag('circle', { cx: hub[0], cy: hub[1], r, fill: 'none', stroke, 'stroke-width': width, opacity })
  return [
    line(spokes, '#dfe5f2', 0.5, 0.55),
    ring(28.8, darker(rubber, 0.1), deep ? 6.4 : 3),
    ring(32.4, rubber, 3.2),
    ring(30.9, lighter(rubber, 0.55), 0.6, 0.7),
    circle(hub, 2.6, lighter(rubber, 0.35)),
  ].join('')
}

/** Both wheels, drawn before everything else of a rider. */
export const wheels = (rubber: string): string =>
  wheel(bikeFrame.rear, true, rubber) + wheel(bikeFrame.front, true, rubber)

/** Crank arm and pedal of one side. */
export function crankArm(turn: number, colour: string): string {
  const pedal = pedalAt(turn)
  return (
    line(corners([bikeFrame.crank, pedal]), colour, 2.6) +
    line(
      corners([
        [pedal[0] - 5, pedal[1]],
        [pedal[0] + 4, pedal[1]],
      ]),
      colour,
      2.2,
    )
  )
}

/** Frame, saddle and bars, and the fork unless the machine stands on something else. */
export function frame(colour: string, metal: string, hasFork = true): string {
  const b = bikeFrame
  const shade = darker(colour, 0.3)
  const tubes = [
    line(corners([b.crank, b.rear]), shade, 2.4),
    line(corners([b.seatTop, b.rear]), shade, 2),
    line(corners([b.seatTop, b.crank]), colour, 3.6),
    line(corners([b.crank, b.headLow]), colour, 4.8),
    line(corners([b.seatTop, b.headTop]), colour, 3.4),
    line(corners([b.headTop, b.headLow]), colour, 4.6),
    hasFork ? line(`M${b.headLow.join(' ')}Q88 -56 ${b.front.join(' ')}`, shade, 3) : '',
  ]
  const cockpit = [
    line(corners([b.seatTop, [21, -94]]), metal, 2.6),
    line('M7 -97.5Q14 -99 22 -96.5T35 -97', metal, 3.6),
    line(corners([b.headTop, b.stem]), metal, 3),
    line('M89 -86Q97 -88 99.5 -84T96 -75T88 -72.5', metal, 2.8),
    line('M97 -88L100 -93', metal, 3.6),
    line('M99.5 -88Q101 -80 99 -76', metal, 1),
  ]
  const drive = [
    line('M41 -36.5L0 -38M41 -17.5L2 -28.5', metal, 0.9, 0.8),
    tag('circle', { cx: b.crank[0], cy: b.crank[1], r: 8.6, fill: 'none', stroke: metal, 'stroke-width': 2 }),
    circle(b.rear, 4.4, metal),
    circle(b.crank, 2.8, metal),
  ]
  return [...tubes, ...drive, ...cockpit].join('')
}

/** A bottle on the down tube. */
export const bottle = (colour: string): string =>
  group('rotate(-46 59 -44)', tag('rect', { x: 52, y: -50, width: 17, height: 6, rx: 2, fill: colour }))

/** The soft contact shadow under both wheels. */
export const bikeShadow = (colour: string, opacity: number): string => ellipse([50, 0.5], 66, 3.6, colour, opacity)
