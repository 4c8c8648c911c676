/** Where the tab keeps a sign-up of the scheduler that a session's end interrupted; apart, since visitors load it. */
export const SCHEDULED_KEY = 'scheduled-sign-up'
