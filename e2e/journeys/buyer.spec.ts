import { expect } from '../support/fixtures.ts'
import { journey } from './journey.ts'

const MEMBERSHIP = '/settings/membership'

journey('a buyer pays, cancels and comes back, and is told each time [MB-002, MB-034, MB-035]', {
  language: 'fr',
  player: 'new',
  steps: { pages: 6, presses: 9, fields: 0 },
  async walk(walker, { sent }) {
    await walker.open('/plans')
    await walker.press('radio', walker.say({ en: /^Annual/, fr: /^Annuel/ }))
    await walker.press('button', walker.say({ en: 'Join Now', fr: 'S’abonner' }))
    await walker.arrives(/\/plans\/price-[a-z]+-year$/)
    await walker.press('button', walker.say({ en: 'Continue to payment', fr: 'Continuer vers le paiement' }))
    await walker.sees('heading', 'Pay for your membership')
    await walker.press('button', /^Pay (?:USD|EUR)/)
    await walker.reads(
      walker.say({ en: 'Thank you! Your membership is active.', fr: 'Merci ! Ton abonnement est actif.' }),
    )

    await walker.press('button', walker.say({ en: 'Cancel membership', fr: 'Résilier l’abonnement' }))
    await walker.hears(walker.say({ en: 'Do you want to cancel?', fr: /Veux-tu résilier\s\?/ }))
    await walker.press('button', walker.say({ en: 'Yes, cancel', fr: 'Oui, résilier' }))
    await walker.hears(walker.say({ en: 'Your membership ends on', fr: 'Ton abonnement se termine le' }))
    await walker.press('button', walker.say({ en: 'Keep my membership', fr: 'Garder mon abonnement' }))
    await walker.sees('heading', 'Manage your membership')
    await walker.press('button', /^Keep the membership/)
    await walker.reads('your membership: ACTIVE.')
    await walker.press('link', 'Back to the site')
    await walker.arrives(MEMBERSHIP)
    await walker.reads(walker.say({ en: 'Your membership is active', fr: 'Ton abonnement est actif' }))
    expect(await sent('game', '/membership/hosted-pages/checkout')).toHaveLength(1)
  },
})
