import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { expect } from '../support/fixtures.ts'
import { journey } from './journey.ts'

const RACE = 'Night City Crit: The Big One'
/** The sandbox's event of that name, in which categories are enforced, and its groups B and D. */
const SIGN_UP = '/events/subgroups/signup'
const [GROUP_B, GROUP_D] = [10_012, 10_014]

/** Saves 3.7 watts per kilo, which is category B, as another tab would. */
async function growStrong({ request }: BrowserContext): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const { playerId } = z
    .object({ playerId: z.string() })
    .parse(await (await request.get('/api/session', { headers })).json())
  const data = { ftpWatts: 260, weightKg: 70 }
  const saved = await request.put('/api/profile', { headers: { ...headers, 'x-player': playerId }, data })
  expect(saved.ok(), await saved.text()).toBe(true)
}

journey('a racer who has outgrown a category is refused it, told why, and starts in another [EV-051, EV-083]', {
  language: 'it',
  player: 'new',
  steps: { pages: 2, presses: 3, fields: 0 },
  allowedErrors: [/status of 403/],
  async walk(walker, { sent }) {
    await walker.open('/')
    const known = walker.page.waitForResponse(/\/api\/events\/1001(?:\?|$)/)
    await walker.press('link', RACE)
    await walker.sees('heading', RACE)
    await walker.reads(walker.say({ en: 'Categories enforced', it: 'Categorie obbligatorie' }))
    const [joinD, joinB] = walker.say({
      en: ['Join group D', 'Join group B'],
      it: ['Partecipa nel gruppo D', 'Partecipa nel gruppo B'],
    })
    await walker.sees('button', joinD)
    await known
    await growStrong(walker.page.context())
    await walker.press('button', joinD)
    await walker.hears(
      walker.say({ en: 'This event enforces its categories', it: 'In questo evento le categorie sono vincolanti' }),
    )
    await walker.press('button', joinB)
    await walker.hears(walker.say({ en: 'You’re in', it: 'Ci sei' }))
    expect(await sent('game', `${SIGN_UP}/${GROUP_D}`)).toEqual([['POST', 403]])
    expect(await sent('game', `${SIGN_UP}/${GROUP_B}`)).toEqual([['POST', 200]])
  },
})
