/** Why a sign-in did not come about, as the sign-in page tells it. */
export const signInProblems = ['denied', 'expired', 'unavailable', 'failed', 'too_many_tries'] as const

export type SignInProblem = (typeof signInProblems)[number]
