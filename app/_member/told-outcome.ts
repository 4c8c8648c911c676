import 'server-only'
import { headers } from 'next/headers'
import { formProblemOf, type FormProblem, type FormResult, formResults } from '@/lib/domains/session/form-outcome'

type Asked = Readonly<Record<string, string | string[] | undefined>>

/** What came of the form or link that led to a page of the player's. */
export type Outcome = { problem?: FormProblem | undefined; done?: FormResult | undefined }

/** The outcome that a page's address names, if the browser was led there by our own pages: a link may claim anything. */
export async function toldOutcome({ problem, done }: Asked): Promise<Outcome> {
  if ((await headers()).get('sec-fetch-site') !== 'same-origin') return {}
  return { problem: formProblemOf(problem), done: formResults.find((each) => each === done) }
}
