/**
 * Texts shown if editors left out one that a section can't do without (page-builder.md, "Content fallbacks"). Some
 * sections use another spelling than most [PB-050 to PB-061].
 */
export const missing = {
  title: 'missing title',
  capitalisedTitle: 'Missing title',
  emptyTitle: 'empty title',
  subtitle: 'missing subtitle',
  header: 'missing header',
  body: 'missing body',
  emptyBody: 'empty body',
  description: 'Missing description',
  eyebrow: 'missing eyebrow text',
  leftText: 'missing left text',
  capitalisedLeftText: 'Missing left text',
  label: 'Need a label',
  buttonLabel: 'Missing CTA button label',
  price: 'missing price',
  planName: 'missing plan name',
  episode: 'Missing episode',
  time: 'Missing time',
  level: 'Missing level',
  timeframe: 'Missing timeframe',
  timePerWeek: 'Missing time per week',
  quote: 'quote missing',
  userName: 'user_name missing',
} as const
