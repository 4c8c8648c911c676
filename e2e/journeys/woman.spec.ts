import { expect } from '../support/fixtures.ts'
import { journey } from './journey.ts'

/** Starts for women, and the pages that show them. */
const SERIES = [
  ['/', 'Sunrise Sisters Sunday'],
  ['/events', 'Queens of the Velodrome: Monday Final'],
] as const
const SIGN_UP = '/events/subgroups/signup'
/** Group E of each, which takes riders of any category. */
const GROUPS = [10_085, 10_105]

journey('a woman says who she is, and takes her place in the starts for women [EV-084, EV-090]', {
  language: 'fr',
  player: 'new',
  steps: { pages: 6, presses: 6, fields: 0 },
  async walk(walker, { sent }) {
    await walker.open('/settings/profile')
    await walker.press('radio', walker.say({ en: 'Woman', fr: 'Femme' }))
    await walker.press('button', walker.say({ en: 'Save changes', fr: 'Enregistrer' }))
    await walker.hears(walker.say({ en: 'Saved.', fr: 'Enregistré.' }))
    for (const [page, event] of SERIES) {
      await walker.open(page)
      await walker.press('link', event)
      await walker.sees('heading', event)
      await walker.reads(walker.say({ en: 'Women only', fr: 'Réservé aux femmes' }))
      await walker.press('button', walker.say({ en: 'Join group E', fr: 'Participer au groupe E' }))
      await walker.hears(walker.say({ en: 'You’re in', fr: 'Tu participes' }))
    }
    await walker.open('/my-events')
    const mine = { role: 'region', name: walker.say({ en: 'Your events', fr: 'Tes événements' }) } as const
    for (const [, event] of SERIES) await walker.sees('link', event, mine)
    for (const group of GROUPS) expect(await sent('game', `${SIGN_UP}/${group}`)).toEqual([['POST', 200]])
  },
})
