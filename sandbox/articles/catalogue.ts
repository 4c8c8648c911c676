import type { Draft } from './article.ts'
import { community } from './community.ts'
import { racing } from './racing.ts'
import { running } from './running.ts'
import { seasons } from './seasons.ts'
import { training } from './training.ts'

/** An article with its number and its age. Ids never change, since addresses and content contain them. */
export type Article = { id: number; daysAgo: number; draft: Draft }

const sections: readonly (readonly [firstId: number, drafts: readonly Draft[]])[] = [
  [1101, training],
  [1201, racing],
  [1301, running],
  [1401, community],
  [1501, seasons],
]

const daysBetween = 4

const rounds = Math.max(...sections.map(([, drafts]) => drafts.length))

/** The articles, newest first, from each section in turn; the newest is a day old. */
export const articles: readonly Article[] = Array.from({ length: rounds }, (_, round) => roundOf(round))
  .flat()
  .map(({ id, draft }, place) => ({ id, draft, daysAgo: 1 + place * daysBetween }))

function roundOf(round: number): { id: number; draft: Draft }[] {
  return sections.flatMap(([firstId, drafts]) => {
    const draft = drafts[round]
    return draft ? [{ id: firstId + round, draft }] : []
  })
}
