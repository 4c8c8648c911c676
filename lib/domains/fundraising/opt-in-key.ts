/** Where a tab keeps that opting in was asked for before signing in. */
export const OPT_IN_KEY = 'fundraising-opt-in'
