import { along, limb, onAxis, reach, standing } from './body.ts'
import { darker } from './colour.ts'
import { inShade } from './kit.ts'
import type { Kit } from './kit.ts'
import { dots, blob, circle, ellipse, group, line, round } from './svg.ts'
import type { Point } from './svg.ts'

export type RunnerOptions = {
  /** Ground under the hips. */
  at: Point
  /** Drawing units a centimetre; a runner is about 172 cm high. */
  scale: number
  kit: Kit
  /** Strides, 0 the near foot landing, 0.5 the far one. */
  stride: number
  hair?: 'short' | 'ponytail' | 'cap' | 'bun'
  mirrored?: boolean
  slope?: number
  shadow?: string
  shadowOpacity?: number
}

/** Share of a stride, thigh in degrees ahead of the body, knee bend in degrees: a stride read off running films. */
const stridePoses = [
  [0, 30, 16],
  [0.12, 12, 36],
  [0.24, -14, 24],
  [0.34, -28, 16],
  [0.42, -24, 52],
  [0.5, -12, 92],
  [0.6, 14, 114],
  [0.72, 42, 104],
  [0.84, 54, 68],
  [0.93, 42, 28],
] as const

/** Angles at any moment, eased between the two nearest poses. */
function poseAt(stride: number): { thigh: number; knee: number } {
  const moment = ((stride % 1) + 1) % 1
  const next = stridePoses.findIndex(([time]) => time > moment)
  const from = stridePoses[(next === -1 ? stridePoses.length : next) - 1] ?? stridePoses[0]
  const to = next === -1 ? stridePoses[0] : (stridePoses[next] ?? stridePoses[0])
  const share = (moment - from[0]) / ((next === -1 ? 1 : to[0]) - from[0])
  return { thigh: from[1] + (to[1] - from[1]) * share, knee: from[2] + (to[2] - from[2]) * share }
}

type Leg = { hip: Point; knee: Point; ankle: Point; toe: Point; heel: Point }

function legAt(hip: Point, stride: number): Leg {
  const { thigh, knee: bend } = poseAt(stride)
  const knee = reach(hip, -90 + thigh, 43)
  const shin = -90 + thigh - bend
  const ankle = reach(knee, shin, 42)
  const foot = footAngle(((stride % 1) + 1) % 1, shin)
  const sole = reach(ankle, shin, 6)
  return { hip, knee, ankle, toe: reach(sole, foot, 17), heel: reach(sole, foot, -5) }
}

/** Flat while it carries the body, pushed off the toes after that, in the air nearly square to the shin. */
function footAngle(moment: number, shin: number): number {
  if (moment < 0.05 || moment > 0.95) return 10
  if (moment < 0.2) return 0
  return moment < 0.36 ? -((moment - 0.2) / 0.16) * 48 : shin + 72
}

function drawLeg({ hip, knee, ankle, toe, heel }: Leg, kit: Kit): string {
  return [
    limb(knee, ankle, 6.2, 3.8, kit.skin),
    blob(onAxis(knee, ankle, dots('0 -5, 12 -7.6, 26 -5.4, 40 -3.6, 40 3.2, 20 4.4, 0 5.2')), kit.skin),
    limb(along(knee, ankle, 0.84), ankle, 4.2, 4.2, kit.socks),
    limb(heel, toe, 4.6, 3, kit.shoes),
    limb(ankle, heel, 4.4, 4.4, kit.shoes),
    line(`M${heel.map(round).join(' ')}L${toe.map(round).join(' ')}`, kit.accent, 1.6),
    limb(hip, knee, 10.5, 6.8, kit.skin),
    limb(hip, along(hip, knee, 0.52), 11.6, 10, kit.shorts),
  ].join('')
}

function arm(shoulder: Point, swing: number, kit: Kit): string {
  const elbow = reach(shoulder, -90 + swing, 29)
  const hand = reach(elbow, -90 + swing + 92 - swing * 0.22, 25)
  return [
    limb(elbow, hand, 4.4, 3.4, kit.skin),
    circle(hand, 4.4, kit.skin),
    limb(shoulder, elbow, 6, 4.5, kit.skin),
    limb(shoulder, along(shoulder, elbow, 0.46), 6.6, 6, kit.jersey),
  ].join('')
}

function head(centre: Point, kit: Kit, hair: RunnerOptions['hair'], sway: number): string {
  const extras = {
    short: '',
    ponytail: blob(
      [
        [-8, -5],
        [-14, -4 + sway],
        [-21, 4 + sway * 2],
        [-19, 7 + sway * 2],
        [-12, 3 + sway],
        [-7, 0],
      ],
      kit.hair,
    ),
    bun: circle([-11, -9], 5.4, kit.hair),
    cap: blob(dots('-10 -4, -9 -11, -1 -14.4, 7 -11, 9 -6.4, 17 -4.4, 16.4 -3, 8 -4, -2 -5'), kit.accent),
  }
  return group(
    `translate(${centre.map(round).join(' ')}) rotate(4)`,
    hair === 'cap' ? '' : extras[hair ?? 'short'],
    blob(dots('-7 -7, 0 -11, 7.5 -8, 9 -1.4, 11 2.2, 9 3.4, 8.8 7, 5.5 10.8, 0 9, -5 8, -8.4 1'), kit.skin),
    blob(dots('-8.6 4, -10.6 -5, -5 -12.4, 3 -12.8, 8.6 -8.6, 7 -6, 1 -6.4, -2 -1, -4.4 3, -6 6'), kit.hair),
    hair === 'cap' ? extras.cap : '',
  )
}

/** A runner seen from the side, in flight or with the standing foot on the ground at `at`. */
export function runner(options: RunnerOptions): string {
  const { kit, stride, hair = 'short' } = options
  const near = legAt([0, 0], stride)
  const far = legAt([2, 0], stride + 0.5)
  const lowest = Math.max(near.toe[1], near.heel[1], far.toe[1], far.heel[1]) + 3
  const phase = ((stride % 0.5) + 0.5) % 0.5
  const flight = phase > 0.34 ? Math.sin(((phase - 0.34) / 0.16) * Math.PI) * 6 : 0
  const shoulder = reach([0, 0], 80, 50)
  const swing = Math.cos(stride * 2 * Math.PI) * 46
  const away = inShade(kit)
  return group(
    standing(options),
    options.shadowOpacity === 0
      ? ''
      : ellipse([2, 0.5], 40 - flight, 3.2, options.shadow ?? '#0b1020', options.shadowOpacity ?? 0.28),
    group(
      `translate(0 ${round(-lowest - flight)})`,
      arm([shoulder[0] + 2, shoulder[1] + 5], swing - 8, away),
      drawLeg(far, away),
      limb(reach([0, 0], 80, 46), reach(shoulder, 68, 14), 6.4, 5.6, darker(kit.skin, 0.14)),
      torso(shoulder, kit),
      drawLeg(near, kit),
      head(reach(shoulder, 68, 20), kit, hair, Math.sin(stride * 4 * Math.PI) * 2),
      arm([shoulder[0] - 1, shoulder[1] + 6], -swing - 8, kit),
    ),
  )
}

function torso(shoulder: Point, kit: Kit): string {
  const place = (points: readonly Point[]) => onAxis([0, 0], shoulder, points)
  return [
    blob(place(dots('-6 -9, -6 10, 8 10.5, 22 9.4, 38 10.5, 49 9, 53 0, 49 -8, 36 -12, 20 -9.4, 8 -9')), kit.jersey),
    blob(place(dots('48 -8.4, 36 -12, 20 -9.4, 8 -9, 10 -4, 24 -4.6, 38 -6')), darker(kit.jersey, 0.16)),
    blob(place(dots('26 9.8, 33 10.2, 33 -11.4, 26 -10.4')), kit.accent),
    blob(place(dots('-8 -9, -8 10, 6 10.6, 6 -9.2')), kit.shorts),
  ].join('')
}
