/** Reasons for a failed sign-in, for the sign-in page. */
export const signInProblems = [
  'denied',
  'expired',
  'asked_elsewhere',
  'unavailable',
  'failed',
  'too_many_tries',
] as const

export type SignInProblem = (typeof signInProblems)[number]
