import { z } from 'zod'
import { expect } from '../support/fixtures.ts'
import { journey } from './journey.ts'

const PAGE = '/ride-for-bikes'
const PROVIDER = '/web/gruppetto-web-pages/givengain'
const headers = { 'x-source': 'gruppetto-web' }
const fundraisersSchema = z.object({ fundraisers: z.array(z.object({ id: z.number(), email: z.string() })) })
const projectsSchema = z.object({ projects: z.array(z.object({ raised: z.string(), target: z.string() })) })

journey('a fundraiser opens a page, a gift reaches its target, and the page says thank you [FR-019, FR-034]', {
  language: 'ja',
  player: 'new',
  steps: { pages: 2, presses: 3, fields: 0 },
  async walk(walker, { sandbox, request, email }) {
    await walker.open(PAGE)
    await walker.press('checkbox', walker.say({ en: /^I accept the terms/, ja: /^募金サービスの規約に同意します/ }))
    await walker.press('button', walker.say({ en: 'Start Fundraising', ja: '募金を始める' }))
    await walker.hears(walker.say({ en: 'Your fundraising page is ready', ja: '募金ページができました' }))
    const dialog = { role: 'dialog', name: /./ } as const
    await walker.press('button', walker.say({ en: 'Close', ja: '閉じる' }), dialog)
    await walker.reads(walker.say({ en: '€0 raised of €250', ja: '目標€250のうち€0' }))

    const gift = { email, amount: 250, name: 'Nonna Lucia', message: 'Forza!' }
    expect((await request.post(`${sandbox.url}/control/donations`, { data: gift })).status()).toBe(201)
    await walker.open(PAGE)
    await walker.reads(
      walker.say({ en: 'You have reached your target: thank you!', ja: '目標を達成しました。ありがとうございます！' }),
    )
    const ask = async (path: string): Promise<unknown> =>
      (await request.get(`${sandbox.url}${PROVIDER}${path}`, { headers })).json()
    const { fundraisers } = fundraisersSchema.parse(await ask('/fundraisers'))
    const account = fundraisers.find((each) => each.email === email)
    const { projects } = projectsSchema.parse(await ask(`/projects?fundraiser_id=${account?.id}`))
    expect(projects).toEqual([{ raised: '250.00', target: '250.00' }])
  },
})
