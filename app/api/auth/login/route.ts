import { beginSignIn, beginSignInFor } from '../begin-sign-in'

export const GET = beginSignIn({ createsAccount: false })

/** A native form posts here what its visitor wants to sign in for (docs/decisions/021). */
export const POST = beginSignInFor
