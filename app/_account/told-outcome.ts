import 'server-only'
import { headers } from 'next/headers'
import { formProblemOf, type FormProblem } from '@/lib/domains/session/form-problem'

type Asked = Readonly<Record<string, string | string[] | undefined>>

/** What came of the form or link that led to a page of the account. */
export type Outcome = { problem: FormProblem | undefined; ended: 'one' | 'others' | undefined }

/** The outcome that a page's address names, if the browser was led there by our own pages: a link may claim anything. */
export async function toldOutcome({ problem, ended }: Asked): Promise<Outcome> {
  if ((await headers()).get('sec-fetch-site') !== 'same-origin') return { problem: undefined, ended: undefined }
  return { problem: formProblemOf(problem), ended: ended === 'one' || ended === 'others' ? ended : undefined }
}
