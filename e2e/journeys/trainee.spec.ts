import { expect } from '../support/fixtures.ts'
import { journey } from './journey.ts'

const PAGE = '/coaching'

journey('a trainee completes the profile, links the plan by one press, and the connections say so [PA-003, PA-006]', {
  language: 'de',
  player: 'new',
  steps: { pages: 4, presses: 7, fields: 0 },
  async walk(walker, { sent }) {
    await walker.open(PAGE)
    await walker.press('checkbox', walker.say({ en: /^I have read and accept/, de: /^Ich habe die Bedingungen/ }))
    await walker.press('button', walker.say({ en: 'Link my account', de: 'Mein Konto verknüpfen' }))
    await walker.hears(walker.say({ en: 'One thing is missing', de: 'Eines fehlt noch' }))
    await walker.press('link', walker.say({ en: 'Go to my profile', de: 'Zu meinem Profil' }))
    await walker.arrives('/settings/profile')
    await walker.press('radio', walker.say({ en: 'Woman', de: 'Frau' }))
    await walker.press('button', walker.say({ en: 'Save changes', de: 'Änderungen speichern' }))
    await walker.hears(walker.say({ en: 'Saved.', de: 'Gespeichert.' }))

    await walker.open(PAGE)
    await walker.hears(walker.say({ en: 'Link your training plan', de: 'Verknüpfe deinen Trainingsplan' }))
    await walker.press('button', walker.say({ en: '1-Click Signup', de: 'Konto mit 1 Klick anlegen' }))
    await walker.hears(walker.say({ en: 'You are linked', de: 'Dein Konto ist verknüpft' }))
    await walker.press('button', walker.say({ en: 'Done', de: 'Fertig' }))
    await walker.open('/settings/connections')
    await walker.reads(walker.say({ en: 'Linked', de: 'Verknüpft' }))
    const toggles = await sent('partner', '/partner/rest/utils/toggle/gruppetto/womens/true')
    expect(toggles.map(([, status]) => status)).toEqual([200])
  },
})
