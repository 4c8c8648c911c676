/** Storage key of a change of the calendar's address that a session's end interrupted; separate, since visitors load it. */
export const FEED_KEY = 'calendar-feed'
