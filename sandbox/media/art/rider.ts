import { bikeShadow, bottle, crankArm, frame, pedalAt, wheels } from './bike.ts'
import { along, joint, limb, onAxis, reach, standing } from './body.ts'
import { darker, lighter } from './colour.ts'
import { inShade } from './kit.ts'
import type { Kit } from './kit.ts'
import { dots, blob, group, line, round, shape } from './svg.ts'
import type { Point } from './svg.ts'

/** How far the back is bent: sitting up for a climb, hands on the hoods, or down in the drops. */
export type Posture = 'upright' | 'hoods' | 'drops' | 'sprint'

type RiderOptions = {
  /** Ground under the bottom bracket. */
  at: Point
  /** Drawing units a centimetre; a rider is 163 cm high and 167 cm long. */
  scale: number
  kit: Kit
  /** Turns of the crank, 0.25 the near pedal at the bottom. */
  turn: number
  posture?: Posture
  /** Degrees the road rises (positive) in the direction of travel. */
  slope?: number
  /** Heading left instead of right. */
  mirrored?: boolean
  shadow?: string
  shadowOpacity?: number
}

type Shape = { hip: Point; back: number; hand: Point; head: Point; nod: number }

const postures: Record<Posture, Shape> = {
  upright: { hip: [20, -106], back: 47, hand: [92, -89], head: [12, -19], nod: 4 },
  hoods: { hip: [20, -106], back: 36, hand: [98, -92], head: [15, -16], nod: 10 },
  drops: { hip: [21, -106], back: 24, hand: [97, -76], head: [18, -10], nod: 16 },
  sprint: { hip: [36, -114], back: 20, hand: [97, -76], head: [17, -9], nod: 18 },
}

function leg(hip: Point, turn: number, kit: Kit): string {
  const pedal = pedalAt(turn)
  const tip = Math.sin(turn * 2 * Math.PI) * 7
  const ankle: Point = [pedal[0] - 10, pedal[1] - 10.5 + tip * 0.2]
  const knee = joint(hip, ankle, 44.5, 43.5, -1)
  const sole = (x: number, y: number): Point => [pedal[0] + x, pedal[1] + y]
  return [
    limb(knee, ankle, 6.4, 3.9, kit.skin),
    blob(onAxis(knee, ankle, dots('0 -5, 12 -7.4, 26 -5.2, 40 -3.4, 40 3, 20 4.4, 0 5.4')), kit.skin),
    limb(along(knee, ankle, 0.72), ankle, 4.6, 4.2, kit.socks),
    blob(
      [sole(-16, -7.5), sole(-12, -9.5), sole(-4, -8), sole(6, -4), sole(10, -1.2), sole(3, 0.6), sole(-14, -0.6)],
      kit.shoes,
    ),
    limb(hip, knee, 12, 7.2, kit.skin),
    limb(hip, along(hip, knee, 0.66), 12.4, 9, kit.shorts),
  ].join('')
}

function arm(shoulder: Point, hand: Point, kit: Kit): string {
  const elbow = joint(shoulder, hand, 30, 30.5, 1)
  return [
    limb(elbow, hand, 4.4, 3.3, kit.skin),
    limb(shoulder, elbow, 6.8, 4.6, kit.skin),
    limb(shoulder, along(shoulder, elbow, 0.64), 7.4, 5.9, kit.accent),
    limb(shoulder, along(shoulder, elbow, 0.52), 7.4, 6.2, kit.jersey),
    limb(along(elbow, hand, 0.88), hand, 3.6, 3.9, kit.shorts),
  ].join('')
}

function torso(hip: Point, shoulder: Point, kit: Kit): string {
  const outline: Point[] = dots(
    '-9 -8, -14 2, -7 11.5, 8 13.5, 24 15, 39 14, 51 9, 56 1, 50 -8, 34 -10.5, 16 -11, 2 -12',
  )
  const place = (points: readonly Point[]) => onAxis(hip, shoulder, points)
  return [
    blob(place(outline), kit.jersey),
    blob(place(dots('54 -2, 50 -8, 34 -10.5, 16 -11, 4 -11.6, 18 -6, 36 -4.5')), darker(kit.jersey, 0.22)),
    blob(place(dots('25 15, 34 14.6, 33 2, 31 -10.6, 23 -10.8, 25 2')), kit.accent),
    blob(place(dots('-9 -8, -14 2, -7 11.5, 4 13.2, 8 2, 4 -12')), kit.shorts),
  ].join('')
}

function head(centre: Point, nod: number, kit: Kit): string {
  const shell = kit.helmet
  return group(
    `translate(${centre.map(round).join(' ')}) rotate(${nod})`,
    blob(dots('-7 -6, 0 -10, 7.5 -7, 9.2 -1, 11 2.4, 9 3.6, 9 7, 5.5 10.6, 0 9, -5 8, -8 2'), kit.skin),
    blob(dots('-9.5 5, -9 -4, -3 -4, -3.4 2, -5.6 7'), kit.hair),
    shape(
      'M-16 0.5C-17.5 -10 -8 -16.5 1 -16C9 -15.6 13.2 -9.5 12.4 -4.4C6 -5.6 -1 -4.6 -5 -1.6C-9 1 -12 2.4 -16 0.5Z',
      shell,
    ),
    shape(
      `
        M-16 0.5C-16.4 -3 -16 -5 -15 -7.4C-9 -3.6 2 -7.6 12.6 -6.6L12.4 -4.4C6 -5.6 -1 -4.6 -5 -1.6
        C-9 1 -12 2.4 -16 0.5Z
      `,
      darker(shell, 0.2),
    ),
    line('M-10.5 -10.4Q-4 -13.4 2 -13.2M-12.6 -7.4Q-4 -10.6 4 -10.4', darker(shell, 0.5), 1.3, 0.75),
    line('M-3.4 -2.6L-0.5 8.4', darker(kit.skin, 0.5), 0.9, 0.7),
    shape('M2.4 -4.6L10.6 -4.4Q11.4 -0.4 8.4 0.4Q4 0.6 2.4 -4.6Z', '#161c33'),
    line('M4.6 -3.4L8 -3.2', lighter(kit.accent, 0.3), 1, 0.9),
  )
}

/** A cyclist seen from the side, wheels on the ground at `at`. Pure: the same options draw the same picture. */
export function rider(options: RiderOptions): string {
  const { kit, posture = 'hoods' } = options
  const { hip, back, hand, head: offset, nod } = postures[posture]
  const shoulder = reach(hip, back, 50)
  const crown: Point = [shoulder[0] + offset[0], shoulder[1] + offset[1]]
  const away = inShade(kit)
  const farHip: Point = [hip[0] + 1.5, hip[1] + 0.5]
  const farHand: Point = [hand[0] + 1.5, hand[1] - 0.5]
  return group(
    standing(options, -45),
    options.shadowOpacity === 0 ? '' : bikeShadow(options.shadow ?? '#0b1020', options.shadowOpacity ?? 0.28),
    arm([shoulder[0] + 2, shoulder[1] - 1], farHand, away),
    crankArm(options.turn + 0.5, '#3a4260'),
    leg(farHip, options.turn + 0.5, away),
    wheels('#151a2e'),
    frame(kit.frame, '#20263f'),
    bottle(kit.accent),
    crankArm(options.turn, '#4a5375'),
    limb(along(hip, shoulder, 0.9), along(shoulder, crown, 0.75), 6.5, 5, darker(kit.skin, 0.12)),
    torso(hip, shoulder, kit),
    leg(hip, options.turn, kit),
    head(crown, nod, kit),
    arm([shoulder[0] - 1, shoulder[1] + 2], hand, kit),
  )
}
