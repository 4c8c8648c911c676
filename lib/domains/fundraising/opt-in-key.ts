/** Storage key of an opt-in that was requested before signing in. */
export const OPT_IN_KEY = 'fundraising-opt-in'
