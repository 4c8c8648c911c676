/** Where the tab keeps a change of the calendar's address that a session's end interrupted; apart, since visitors load it. */
export const FEED_KEY = 'calendar-feed'
