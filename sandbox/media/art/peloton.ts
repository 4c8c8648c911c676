import type { Random } from '../../kernel/random.ts'
import { riderBehind, runnerBehind } from './behind.ts'
import { dress, tint } from './kit.ts'
import type { Contour } from './ridges.ts'
import { rider } from './rider.ts'
import type { Posture } from './rider.ts'
import { onRoad, slopeAt } from './road.ts'
import type { Perspective } from './road.ts'
import { runner } from './runner.ts'
import type { RunnerOptions } from './runner.ts'
import { spread } from './stage.ts'
import type { Stage } from './stage.ts'

/** Colour and share by which a scene's light tints what players wear. */
type Tint = readonly [colour: string, share: number]

type GroupOptions = {
  /** Middle of each player's footing, `[x, drop]`: `drop` is how far below the contour. Draw far ones first. */
  places: readonly (readonly [number, number])[]
  scale: number
  contour: Contour
  tint?: Tint
  /** Which of the jerseys the first wears. */
  first?: number
  mirrored?: boolean
  shadow?: string
  shadowOpacity?: number
}

const postures: readonly Posture[] = ['hoods', 'drops', 'hoods', 'upright']

/** Crank or stride turns a player makes in a loop: whole, so that the loop closes. */
const loopTurns = 11

function kitOf(random: Random, index: number, by?: Tint) {
  const kit = dress(random, index)
  return by ? tint(kit, ...by) : kit
}

/** Riders side-on along a contour. */
export function ridersAlong({ random, moment }: Stage, options: GroupOptions & { posture?: Posture }): string {
  return options.places
    .map(([x, drop], index) =>
      rider({
        at: [x, options.contour(x) + drop],
        scale: options.scale * (1 + drop / 2600),
        kit: kitOf(random, (options.first ?? 0) + index, options.tint),
        turn: random() + moment * loopTurns,
        posture: options.posture ?? postures[index % postures.length],
        slope: slopeAt(options.contour, x) * (options.mirrored ? -1 : 1),
        mirrored: options.mirrored,
        shadow: options.shadow,
        shadowOpacity: options.shadowOpacity,
      }),
    )
    .join('')
}

const hairStyles: readonly NonNullable<RunnerOptions['hair']>[] = ['ponytail', 'short', 'cap', 'bun', 'short']

/** Runners side-on along a contour. */
export function runnersAlong({ random, moment }: Stage, options: GroupOptions): string {
  return options.places
    .map(([x, drop], index) =>
      runner({
        at: [x, options.contour(x) + drop],
        scale: options.scale * (1 + drop / 2600),
        kit: kitOf(random, (options.first ?? 0) + index, options.tint),
        stride: index * 0.37 + random() * 0.2 + moment * loopTurns,
        hair: hairStyles[index % hairStyles.length],
        mirrored: options.mirrored,
        slope: slopeAt(options.contour, x) * 0.5,
        shadow: options.shadow,
        shadowOpacity: options.shadowOpacity,
      }),
    )
    .join('')
}

/** Players going away on a road; each place is `[near, lane]` (see onRoad), `size` their scale at the bottom edge. */
export function goingAway(
  { random, moment }: Stage,
  view: Perspective,
  places: readonly (readonly [number, number])[],
  options: { size: number; tint?: Tint; first?: number; on?: 'bike' | 'foot'; lean?: number },
): string {
  const draw = options.on === 'foot' ? runnerBehind : riderBehind
  return places
    .map(([near, lane], index) =>
      draw({
        at: onRoad(view, near, lane),
        scale: options.size * near,
        kit: kitOf(random, (options.first ?? 0) + index, options.tint),
        turn: spread(random, 0.1, 0.9) + moment * loopTurns,
        lean: options.lean ?? 0,
      }),
    )
    .join('')
}
