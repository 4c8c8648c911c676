import 'server-only'
import { headers } from 'next/headers'
import { formProblemOf, type FormProblem } from '@/lib/domains/session/form-problem'

type Asked = Readonly<Record<string, string | string[] | undefined>>

/** What came of the form or link that led to a page of the player's. */
export type Outcome = {
  problem?: FormProblem | undefined
  ended?: 'one' | 'others' | undefined
  /** Whether a form changed anything. */
  saved?: 'yes' | 'nothing' | undefined
}

/** The outcome that a page's address names, if the browser was led there by our own pages: a link may claim anything. */
export async function toldOutcome({ problem, ended, saved }: Asked): Promise<Outcome> {
  if ((await headers()).get('sec-fetch-site') !== 'same-origin') return {}
  return {
    problem: formProblemOf(problem),
    ended: ended === 'one' || ended === 'others' ? ended : undefined,
    saved: saved === 'yes' || saved === 'nothing' ? saved : undefined,
  }
}
