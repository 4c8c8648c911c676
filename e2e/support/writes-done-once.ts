import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { aLetter, sendAs, sendForm, type Write } from './double-clicks.ts'
import { createEvent } from './events.ts'
import { formPlace } from './form-place.ts'
import type { Instances } from './instances.ts'
import { Sandbox } from './sandbox.ts'
import { testDocument, testUid } from './test-document.ts'

const offersSchema = z.array(
  z.object({ planId: z.string(), gateway: z.string(), minor: z.number(), currency: z.string() }),
)

/** Every write that is done once (docs/decisions/048). */
export async function writesOf({ all, sandboxUrl }: Instances, request: APIRequestContext): Promise<Write[]> {
  const sandbox = new Sandbox(request, sandboxUrl)
  const here = all[0]?.url ?? ''
  const event = await createEvent(request, sandbox)
  const form = { link_type: 'Web', url: `${sandboxUrl}/forms/instances` }
  const section = { slice_type: 'form', primary: { action_url: form, button_label: 'Ask us' }, items: [] }
  const uid = testUid('instances')
  await sandbox.create(testDocument(uid, [section]))
  const place = formPlace(await (await fetch(`${here}/${uid}`)).text())
  const signUpPath = `/api/events/subgroups/${event.subgroupId('B')}/sign-up`
  const as = (player: string, method: string, path: string, body?: object) => (url: string, round: number | string) =>
    sendAs(url, { player, round, method, path, ...(body && { body }) })
  const reset = () => sandbox.reset()
  const ownCard = () => as('lapsed', 'POST', '/api/membership/payment', { gateway: 'own', nonce: 'visa-4242' })

  const ofEvents: Write[] = [
    { name: 'joining an event', send: as('woman', 'POST', signUpPath), call: 'POST /game/events/subgroups/signup/' },
    {
      name: 'leaving an event',
      send: as('woman', 'DELETE', `/api/events/${event.id}/sign-up`),
      call: 'DELETE /game/events/signup/',
    },
    {
      name: 'an address of the own calendar',
      send: as('woman', 'PUT', '/api/calendars/mine'),
      call: 'PUT /game/',
      isSameForAll: true,
    },
  ]
  const registration = '/api/campaigns/summits/registration'
  const ofCampaigns: Write[] = [
    {
      name: 'registering for a mission',
      before: (round) => as('woman', 'DELETE', registration)(here, round),
      send: as('woman', 'POST', registration),
      call: 'POST /game/campaigns/missions/summits/enroll',
    },
    {
      name: 'withdrawing from a mission',
      before: (round) => as('woman', 'POST', registration)(here, round),
      send: as('woman', 'DELETE', registration),
      call: 'POST /game/campaigns/missions/summits/withdraw',
    },
    {
      name: 'an account at the training partner',
      before: reset,
      send: as('woman', 'POST', '/api/pairing/registration'),
      call: 'POST /game/partners/todaysplan/register',
    },
  ]
  const shown = { minor: 17_999, currency: 'USD' }
  const ofMemberships: Write[] = [
    {
      name: 'a checkout',
      send: as('lapsed', 'POST', '/api/membership/checkout', { priceId: 'price-us-year', locale: 'en', ...shown }),
      call: 'POST /game/membership/hosted-pages/checkout',
      isSameForAll: true,
    },
    {
      name: 'a card',
      send: (url, round) =>
        as('lapsed', 'POST', '/api/membership/payment', { gateway: 'own', nonce: `nonce-${round}` })(url, round),
      call: 'POST /game/billing/accounts/payment_methods',
      isSameForAll: true,
    },
    {
      name: 'a purchase',
      before: async (round) => {
        await reset()
        await ownCard()(here, `card-${round}`)
      },
      send: async (url, round) => {
        const offers = await as('lapsed', 'GET', '/api/membership/direct-offers')(url, round)
        const [offer] = offersSchema.parse(await offers.json())
        return as('lapsed', 'POST', '/api/membership/purchase', { ...offer, coupon: '' })(url, round)
      },
      call: 'POST /game/billing/subscription',
      statuses: [200, 409],
    },
    {
      name: 'a cancellation',
      before: reset,
      send: as('member', 'POST', '/api/membership/cancellation', {}),
      call: 'POST /game/billing/profiles/504/subscription/',
    },
  ]
  const account = '/api/fundraising/account'
  const ofFundraising: Write[] = [
    {
      name: 'an account of a fundraiser',
      before: reset,
      send: as('woman', 'POST', account),
      call: 'POST /web/gruppetto-web-pages/givengain/fundraisers',
    },
    {
      name: 'a project of a fundraiser',
      before: reset,
      send: async (url, round) => {
        const opened = await (await as('woman', 'POST', account)(url, round)).json()
        return as(
          'woman',
          'POST',
          '/api/fundraising/events/1001/project',
          z.object({ account: z.string() }).parse(opened),
        )(url, round)
      },
      call: 'POST /web/gruppetto-web-pages/givengain/projects',
    },
  ]
  const ofVisitors: Write[] = [
    {
      name: 'a message to the support desk',
      send: (url, round) => sendForm(url, '/api/contact', aLetter(round)),
      call: 'POST /support/contact',
    },
    {
      name: 'an e-mail sign-up',
      send: (url, round) =>
        sendForm(url, '/api/email-sign-up', { email: `ada-${round}@example.com`, hasAccepted: true, id: 'news' }),
      call: 'POST /tracking/',
    },
    {
      name: 'a form of editors',
      send: (url, round) => sendForm(url, '/api/forms', { place, fields: { email: `ada-${round}@example.com` } }),
      call: 'POST /forms/instances',
    },
  ]
  // Those that reset the sandbox come last: a reset takes the event and the form away.
  return [
    ...ofEvents,
    ...ofCampaigns.slice(0, 2),
    ...ofVisitors,
    ...ofMemberships,
    ...ofFundraising,
    ...ofCampaigns.slice(2),
  ]
}
