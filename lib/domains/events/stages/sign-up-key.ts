/** Storage key of a sign-up in the scheduler that a session's end interrupted; separate, since visitors load it. */
export const SCHEDULED_KEY = 'scheduled-sign-up'
