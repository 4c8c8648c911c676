import * as z from 'zod/mini'

const percentagesSchema = z.array(z.object({ name: z.string(), percent: z.number() }))

/** A player's card of a campaign. Parts that could not be read are absent [CP-056, CP-069]. */
export const punchcardSchema = z.object({
  firstName: z.string(),
  usesMetric: z.boolean(),
  fitness: z.optional(
    z.object({
      ftpWatts: z.optional(z.number()),
      weightKilograms: z.optional(z.number()),
      run5kSeconds: z.optional(z.number()),
    }),
  ),
  /** Stages by their short name, unlocks by their name. */
  results: z.optional(z.object({ stages: percentagesSchema, unlocks: percentagesSchema })),
  /** Both in the campaign's own unit; quests have none [CP-047]. */
  progress: z.optional(z.object({ reached: z.number(), goal: z.number() })),
})

export type Punchcard = z.infer<typeof punchcardSchema>
export type Fitness = NonNullable<Punchcard['fitness']>
type Results = NonNullable<Punchcard['results']>

/** A workout is complete when its stage's progress equals 100 [CP-057]. */
export function isWorkoutComplete({ stages }: Results, stageShortName: string): boolean {
  return stages.some(({ name, percent }) => name === stageShortName && percent === 100)
}

/** @param unlock its name, and the percentage at which it is achieved [CP-058] */
export function isUnlockAchieved({ unlocks }: Results, unlock: { name: string; percent: number }): boolean {
  return unlocks.some(({ name, percent }) => name === unlock.name && percent >= unlock.percent)
}

/** Whether the campaign's progress shows its completed icon: only beyond the goal, not at it [CP-059]. */
export function isGoalExceeded(reached: number, goal: number): boolean {
  return reached !== 0 && reached > goal
}

/** The filled fraction of a bar, from 0 to 1: it is full beyond the goal, and empty without a goal. */
export function progressShare({ reached, goal }: { reached: number; goal: number }): number {
  return goal > 0 ? Math.min(Math.max(reached / goal, 0), 1) : 0
}

/** What a player can have achieved in a campaign; a goal set by editors overrides the game's. */
export type Achievement =
  | { kind: 'stage'; name: string }
  | { kind: 'unlock'; name: string; percent: number }
  | { kind: 'goal'; goal: number | undefined }

/** Whether the card shows an achievement; not if the data could not be read. */
export function isAchieved({ results, progress }: Punchcard, achievement: Achievement): boolean {
  switch (achievement.kind) {
    case 'stage':
      return results !== undefined && isWorkoutComplete(results, achievement.name)
    case 'unlock':
      return results !== undefined && isUnlockAchieved(results, achievement)
    case 'goal':
      return progress !== undefined && isGoalExceeded(progress.reached, achievement.goal ?? progress.goal)
  }
}

/** Watts per kilogram; undefined unless both are known and make sense. */
export function wattsPerKilo({ ftpWatts, weightKilograms }: Fitness): number | undefined {
  if (ftpWatts === undefined || weightKilograms === undefined || weightKilograms <= 0) return undefined
  return ftpWatts / weightKilograms
}

const NAME = /\{FIRSTNAME\}/g
/** The placeholder with the separators before it and a Japanese honorific after it. */
const NAME_AND_AROUND = /[\s,、]*\{FIRSTNAME\}(?:さん|様)?/g

/**
 * A title with the player's first name in place of {FIRSTNAME}; without a name the placeholder is removed without a
 * trace [CP-055].
 */
export function greetingTitle(title: string, firstName = ''): string {
  if (firstName === '') return title.replaceAll(NAME_AND_AROUND, '').replace(/^[\s,、]+/, '')
  return title.replaceAll(NAME, () => firstName)
}
