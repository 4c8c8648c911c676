import { beginSignIn, beginSignInFor } from '../begin-sign-in'

export const GET = beginSignIn({ createsAccount: false })

/** A native form posts the visitor's intent here (docs/decisions/021). */
export const POST = beginSignInFor
