/** Section types, and shared parts, of which no pictures are compared, each with the reason why it can't be made still. */
export const leftOut: Readonly<Record<string, string>> = {
  dealer_locator: 'a map, and words that name the address of the sandbox with its port',
  ejs_file: 'in a frame, in the letters of the system',
  embedded_html: 'in a frame, in the letters of the system',
  events_calendar: 'begins with what comes next by the clock of the site',
  givengain_sign_up: 'sums and gifts, which other tests add to',
  'part-countdown': 'ends nine days after the clock of the site, which goes on',
}
