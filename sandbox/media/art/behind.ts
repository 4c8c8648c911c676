import { joint, limb } from './body.ts'
import { darker, lighter } from './colour.ts'
import type { Kit } from './kit.ts'
import { dots, blob, box, ellipse, group, line, round, shape } from './svg.ts'
import type { Point } from './svg.ts'

type BehindOptions = {
  /** Where the rear tyre (or the standing foot) meets the ground. */
  at: Point
  /** Drawing units a centimetre. */
  scale: number
  kit: Kit
  /** Turns of the crank, or strides. */
  turn: number
  /** Degrees the rider leans into a bend. */
  lean?: number
  shadow?: string
  shadowOpacity?: number
}

function pedallingLeg(side: 1 | -1, turn: number, kit: Kit): string {
  const lift = Math.sin(turn * 2 * Math.PI) * 17
  const hip: Point = [9 * side, -100]
  const ankle: Point = [10 * side, -37 + lift]
  const knee: Point = [14 * side, (hip[1] + ankle[1]) / 2 - 2 - (17 - lift) * 0.1]
  return [
    limb(knee, ankle, 6.8, 4, kit.skin),
    blob(
      [
        [knee[0] - 5, knee[1]],
        [knee[0] - 7, knee[1] + 12],
        [ankle[0] - 3.6, ankle[1]],
        [ankle[0] + 3.6, ankle[1]],
        [knee[0] + 7, knee[1] + 12],
        [knee[0] + 5, knee[1]],
      ],
      kit.skin,
    ),
    limb([ankle[0], ankle[1] - 9], ankle, 4.6, 4.2, kit.socks),
    box(ankle[0] - 5, ankle[1] - 1, 10, 11, kit.shoes, 4),
    limb(hip, knee, 12, 7.4, kit.shorts),
  ].join('')
}

function reachingArm(side: 1 | -1, kit: Kit): string {
  const shoulder: Point = [17 * side, -137]
  const hand: Point = [24 * side, -108]
  const elbow = joint(shoulder, hand, 20, 19, side === 1 ? -1 : 1)
  return [
    limb(elbow, hand, 4.4, 3.6, darker(kit.skin, 0.12)),
    limb(shoulder, elbow, 7.2, 5, kit.jersey),
    limb([hand[0], hand[1] - 3], hand, 4, 4.2, kit.shorts),
  ].join('')
}

function backAndHead(kit: Kit): string {
  return [
    blob(dots('-8 -139, -7 -152, 7 -152, 8 -139'), darker(kit.skin, 0.1)),
    blob(
      dots(
        '-13 -101, -15 -112, -18 -126, -21 -136, -15 -143, 0 -146, 15 -143, 21 -136, 18 -126, 15 -112, 13 -101, 0 -97',
      ),
      kit.jersey,
    ),
    blob(
      dots('2 -97, 13 -101, 15 -112, 18 -126, 21 -136, 15 -143, 8 -144.6, 10 -126, 7 -108'),
      darker(kit.jersey, 0.16),
    ),
    shape('M-18.6 -128Q0 -122 18.6 -128L20.4 -135Q0 -129 -20.4 -135Z', kit.accent),
    line('M-11.5 -112Q0 -109 11.5 -112M-4 -110.6V-103M4 -110.6V-103', darker(kit.jersey, 0.34), 1, 0.8),
    blob(dots('-15 -90, -16 -99, -13 -107, 0 -108.5, 13 -107, 16 -99, 15 -90, 6 -86, -6 -86'), kit.shorts),
    ellipse([0, -153], 8.6, 9.5, kit.hair),
    blob(dots('-10.6 -152, -11 -161, -6 -168, 0 -169.6, 6 -168, 11 -161, 10.6 -152, 5 -150, -5 -150'), kit.helmet),
    line('M0 -166V-155M-5 -164.6L-6 -155M5 -164.6L6 -155', darker(kit.helmet, 0.42), 1.8, 0.8),
  ].join('')
}

/** A cyclist seen from behind, riding away from us. */
export function riderBehind({
  at,
  scale,
  kit,
  turn,
  lean = 0,
  shadow = '#0b1020',
  shadowOpacity = 0.28,
}: BehindOptions): string {
  const size = Math.round(scale * 100) / 100
  return group(
    `translate(${round(at[0])} ${round(at[1])}) scale(${size})`,
    ellipse([0, 0], 22, 4, shadow, shadowOpacity),
    group(
      `rotate(${lean})`,
      reachingArm(-1, kit),
      reachingArm(1, kit),
      line('M-24 -106Q0 -103 24 -106', '#20263f', 3),
      box(-2, -68, 4, 60, '#20263f', 2),
      pedallingLeg(-1, turn, kit),
      pedallingLeg(1, turn + 0.5, kit),
      line('M-3.6 -36L-2.8 -78M3.6 -36L2.8 -78', kit.frame, 1.8),
      box(-2.6, -68, 5.2, 68, '#151a2e', 2.6),
      box(-0.7, -66, 1.4, 64, lighter('#151a2e', 0.3), 0.7),
      box(-3, -36, 6, 3.4, '#4a5375', 1.4),
      backAndHead(kit),
      ellipse([0, -84], 2.2, 3, '#ff3b3b'),
    ),
  )
}

/** A runner seen from behind; `turn` counts strides. */
export function runnerBehind({
  at,
  scale,
  kit,
  turn,
  shadow = '#0b1020',
  shadowOpacity = 0.28,
}: BehindOptions): string {
  const size = Math.round(scale * 100) / 100
  const swing = Math.sin(turn * 2 * Math.PI)
  const side = swing >= 0 ? 1 : -1
  const lift = 14 + Math.abs(swing) * 16
  const standing = (s: number) =>
    limb([7 * s, -86], [6 * s, -46], 10, 6.6, kit.skin) +
    limb([6 * s, -46], [5 * s, -8], 6.4, 4, kit.skin) +
    limb([5 * s, -16], [5 * s, -9], 4.4, 4.2, kit.socks) +
    box(5 * s - 5, -8, 10, 8, kit.shoes, 3.6)
  const kicking = (s: number) =>
    limb([7 * s, -86], [8 * s, -46 - lift * 0.1], 10, 6.6, kit.skin) +
    limb([8 * s, -48], [6 * s, -22 - lift], 6.4, 4.2, darker(kit.skin, 0.12)) +
    box(6 * s - 5, -26 - lift, 10, 15, kit.shoes, 4.6) +
    box(6 * s - 3.4, -24 - lift, 6.8, 11, kit.accent, 3)
  const bent = (s: number, forward: number) =>
    limb([17 * s, -132], [23 * s, -110], 6.4, 4.8, kit.jersey) +
    limb([23 * s, -110], [(20 - forward * 4) * s, -96 - forward * 14], 4.4, 3.6, kit.skin)
  return group(
    `translate(${round(at[0])} ${round(at[1])}) scale(${size})`,
    ellipse([0, 0], 22, 3.6, shadow, shadowOpacity),
    standing(-side),
    kicking(side),
    blob(dots('-13 -100, -14 -84, -13 -70, -2 -70, 0 -78, 2 -70, 13 -70, 14 -84, 13 -100'), kit.shorts),
    bent(1, side),
    bent(-1, -side),
    limb([0, -138], [0, -150], 6, 5, darker(kit.skin, 0.1)),
    blob(dots('-12 -96, -13 -112, -19 -134, -13 -142, 0 -143, 13 -142, 19 -134, 13 -112, 12 -96, 0 -94'), kit.jersey),
    shape('M-15.6 -121Q0 -117 15.6 -121L17.6 -128Q0 -124 -17.6 -128Z', kit.accent),
    ellipse([0, -157], 9.4, 11, kit.skin),
    blob(dots('-9.8 -152, -10.6 -162, -5 -169.6, 5 -169.6, 10.6 -162, 9.8 -152, 0 -147'), kit.hair),
  )
}
