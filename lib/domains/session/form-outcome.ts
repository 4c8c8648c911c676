import type { ErrorCode } from '@/lib/core/errors'

/** Why a native form of a player was not carried out, as its page says it. */
export const formProblems = [
  'another_player',
  'too_many_requests',
  'invalid_input',
  'outcome_unknown',
  'failed',
] as const

/** What a native form of a player has done, as its page says it. */
export const formResults = ['saved', 'unchanged', 'ended', 'ended_others', 'left', 'revoked'] as const

export type FormResult = (typeof formResults)[number]

export type FormProblem = (typeof formProblems)[number]

/** The page with a form, where it says why the form was not carried out. */
export function problemAddress(page: string, code: ErrorCode): string {
  return `${page}?problem=${formProblems.find((each) => each === code) ?? 'failed'}`
}

/** The problem that a page's address names. @param named value of its parameter `problem` */
export function formProblemOf(named: string | string[] | undefined): FormProblem | undefined {
  return formProblems.find((each) => each === named)
}
