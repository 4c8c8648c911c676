import { expect } from '../support/fixtures.ts'
import { journey } from './journey.ts'
import { openOverview } from './places.ts'

const FIRST_RIDE = 'First Wheels: Your First Group Ride'
/** The sandbox's event of that name (sandbox/game/events/featured.ts), and its group for everybody. */
const GROUP_E = 10_125

journey('a newcomer joins, finds a first group ride, and is in', {
  language: 'de',
  steps: { pages: 5, presses: 6, fields: 4 },
  async walk(walker, { sent }) {
    await walker.open('/')
    await walker.press('link', walker.say({ en: 'Start riding', de: 'Losfahren' }))
    await walker.write(walker.say({ en: 'First name', de: 'Vorname' }), 'Nele')
    await walker.write(walker.say({ en: 'Last name', de: 'Nachname' }), 'Brandt')
    await walker.write(walker.say({ en: 'E-mail', de: 'E-Mail' }), `nele-${crypto.randomUUID()}@example.test`)
    await walker.write(walker.say({ en: 'Password', de: 'Passwort' }), 'uphill both ways')
    await walker.press('button', walker.say({ en: 'Create account', de: 'Konto anlegen' }))
    await walker.arrives('/')

    await walker.press('link', FIRST_RIDE)
    await walker.sees('heading', FIRST_RIDE)
    const join = walker.say({ en: 'Join group E', de: 'In Gruppe E mitmachen' })
    await walker.press('button', join)
    await walker.hears(walker.say({ en: 'You’re in', de: 'Du bist dabei' }))
    await walker.sees('button', walker.say({ en: 'Leave group E', de: 'Von Gruppe E abmelden' }))

    await openOverview(walker)
    await walker.sees('link', FIRST_RIDE, {
      role: 'region',
      name: walker.say({ en: 'Your next start', de: 'Dein nächster Start' }),
    })
    expect(await sent('game', `/events/subgroups/signup/${GROUP_E}`)).toEqual([['POST', 200]])
  },
})
