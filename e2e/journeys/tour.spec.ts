import { z } from 'zod'
import { visitorsRegister } from '../support/campaigns.ts'
import { expect } from '../support/fixtures.ts'
import { journey } from './journey.ts'

const TOUR = '/campaigns/tour-of-summits'
const STAGES = 5
const enrolmentSchema = z.object({ status: z.string() })

journey('a tour rider signs up, rides five stages and has the jersey [CP-035, CP-046]', {
  language: 'es',
  player: 'new',
  steps: { pages: 7, presses: 3, fields: 0 },
  async walk(walker, { sandbox, request, email, sent }) {
    await walker.open('/campaigns')
    await walker.press('link', 'Tour of Summits')
    const terms = walker.say({ en: /rules of the tour/, es: /reglas del tour/ })
    await walker.sees('checkbox', terms)
    // Until the player's button is there, registering leads through sign-in.
    await expect(visitorsRegister(walker.page)).toHaveCount(0)
    await walker.press('checkbox', terms)
    await walker.press('button', walker.say({ en: 'Join the tour', es: 'Únete al tour' }))
    await walker.hears(walker.say({ en: 'Which summit is yours this week?', es: '¿Qué cumbre será tuya esta semana?' }))
    expect(await sent('game', '/campaigns/missions/summits/enroll')).toEqual([['POST', 200]])

    let status = ''
    for (let ridden = 1; ridden <= STAGES; ridden += 1) {
      const stages = Array.from({ length: STAGES }, (_, stage) => (stage < ridden ? 100 : 0))
      const data = { email, mission: 'summits', stages }
      const set = await request.post(`${sandbox.url}/control/progress`, { data })
      ;({ status } = enrolmentSchema.parse(await set.json()))
      await walker.open(TOUR)
      await walker.reads(walker.say({ en: `${ridden} of ${STAGES} stages`, es: `${ridden} de ${STAGES} etapas` }))
    }
    expect(status).toBe('GRADUATED')
    const jersey = 'Summit Jersey'
    await walker.sees('heading', jersey)
    const unlock = walker.page.getByRole('listitem').filter({ has: walker.page.getByRole('heading', { name: jersey }) })
    await unlock.scrollIntoViewIfNeeded()
    await expect(unlock).toContainText(walker.say({ en: 'Unlocked', es: 'Desbloqueado' }))
  },
})
