import { beginSignIn } from '../begin-sign-in'

export const GET = beginSignIn({ createsAccount: true })
