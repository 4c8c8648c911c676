import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { aLetter, sendAs, sendForm, type Write } from './double-clicks.ts'
import { createEvent } from './events.ts'
import { formPlace } from './form-place.ts'
import type { Instances } from './instances.ts'
import { Sandbox } from './sandbox.ts'
import { testDocument, testUid } from './test-document.ts'

type Place = {
  /** Address of an instance, where a write's state is brought about. */
  here: string
  request: APIRequestContext
  sandbox: Sandbox
}

const offersSchema = z.array(
  z.object({ planId: z.string(), gateway: z.string(), minor: z.number(), currency: z.string() }),
)
const accountSchema = z.object({ account: z.string() })

/** A write of a player, whose session is new in each round. */
const as =
  (player: string, method: string, path: string, body?: object): Write['send'] =>
  (url, round) =>
    sendAs(url, { player, round, method, path, ...(body && { body }) })

/** Every write that is done once (docs/decisions/048). Those that reset the sandbox come last. */
export async function writesOf({ all, sandboxUrl }: Instances, request: APIRequestContext): Promise<Write[]> {
  const place = { here: all[0]?.url ?? '', request, sandbox: new Sandbox(request, sandboxUrl) }
  return [
    ...(await ofEvents(place)),
    ...ofCampaigns(place),
    ...(await ofVisitors(place)),
    ...ofMemberships(place),
    ...ofOthers(place),
  ]
}

async function ofEvents({ request, sandbox }: Place): Promise<Write[]> {
  const event = await createEvent(request, sandbox)
  return [
    {
      name: 'joining an event',
      send: as('woman', 'POST', `/api/events/subgroups/${event.subgroupId('B')}/sign-up`),
      call: 'POST /game/events/subgroups/signup/',
    },
    {
      name: 'leaving an event',
      send: as('woman', 'DELETE', `/api/events/${event.id}/sign-up`),
      call: 'DELETE /game/events/signup/',
    },
    {
      name: 'an address of the own calendar',
      send: as('woman', 'PUT', '/api/calendars/mine'),
      call: 'PUT /game/profiles/me/calendar-feed',
      isSameForAll: true,
    },
  ]
}

function ofCampaigns({ here }: Place): Write[] {
  const path = '/api/campaigns/summits/registration'
  const mission = 'POST /game/campaigns/missions/summits'
  const [register, withdraw] = [as('woman', 'POST', path), as('woman', 'DELETE', path)]
  return [
    {
      name: 'registering for a mission',
      before: (round) => withdraw(here, round),
      send: register,
      call: `${mission}/enroll`,
    },
    {
      name: 'withdrawing from a mission',
      before: (round) => register(here, round),
      send: withdraw,
      call: `${mission}/withdraw`,
    },
  ]
}

async function ofVisitors({ here, sandbox }: Place): Promise<Write[]> {
  const form = { link_type: 'Web', url: `${sandbox.url}/forms/instances` }
  const section = { slice_type: 'form', primary: { action_url: form, button_label: 'Ask us' }, items: [] }
  const uid = testUid('instances')
  await sandbox.create(testDocument(uid, [section]))
  const place = formPlace(await (await fetch(`${here}/${uid}`)).text())
  const emailOf = (round: number | string) => `ada-${round}@example.com`
  return [
    {
      name: 'a message to the support desk',
      send: (url, round) => sendForm(url, '/api/contact', aLetter(round)),
      call: 'POST /support/contact',
    },
    {
      name: 'an e-mail sign-up',
      send: (url, round) =>
        sendForm(url, '/api/email-sign-up', { email: emailOf(round), hasAccepted: true, id: 'news' }),
      call: 'POST /tracking/',
    },
    {
      name: 'a form of editors',
      send: (url, round) => sendForm(url, '/api/forms', { place, fields: { email: emailOf(round) } }),
      call: 'POST /forms/instances',
    },
  ]
}

function ofMemberships({ here, sandbox }: Place): Write[] {
  let purchase: Write['send'] | undefined
  const price = { priceId: 'price-us-year', locale: 'en', minor: 17_999, currency: 'USD' }
  const card = (nonce: string) => as('lapsed', 'POST', '/api/membership/payment', { gateway: 'own', nonce })
  return [
    {
      name: 'a checkout',
      send: as('lapsed', 'POST', '/api/membership/checkout', price),
      call: 'POST /game/membership/hosted-pages/checkout',
      isSameForAll: true,
    },
    {
      name: 'a card',
      send: (url, round) => card(`nonce-${round}`)(url, round),
      call: 'POST /game/billing/accounts/payment_methods',
      isSameForAll: true,
    },
    {
      name: 'a purchase',
      before: async (round) => {
        await sandbox.reset()
        await card(`visa-${round}`)(here, `card-${round}`)
        purchase ??= await purchaseFrom(here, round)
      },
      send: (url, round) => purchase?.(url, round) ?? Promise.reject(new Error('nothing is for sale')),
      call: 'POST /game/billing/subscription',
      statuses: [200, 409],
    },
    {
      name: 'a cancellation',
      before: () => sandbox.reset(),
      send: as('member', 'POST', '/api/membership/cancellation', {}),
      call: 'POST /game/billing/profiles/504/subscription/',
    },
  ]
}

/** Sends the purchase of a plan that the lapsed player can buy with the stored card. */
export async function purchaseFrom(url: string, round: number | string): Promise<Write['send']> {
  const offers = await as('lapsed', 'GET', '/api/membership/direct-offers')(url, round)
  const [offer] = offersSchema.parse(await offers.json())
  return as('lapsed', 'POST', '/api/membership/purchase', { ...offer, coupon: '' })
}

function ofOthers({ sandbox }: Place): Write[] {
  const fundraising = 'POST /web/gruppetto-web-pages/givengain'
  const openAccount = as('woman', 'POST', '/api/fundraising/account')
  const before = () => sandbox.reset()
  return [
    { name: 'an account of a fundraiser', before, send: openAccount, call: `${fundraising}/fundraisers` },
    {
      name: 'a project of a fundraiser',
      before,
      send: async (url, round) => {
        const player = `project-${round}`
        const opened = accountSchema.parse(await (await openAccount(url, player)).json())
        return as('woman', 'POST', '/api/fundraising/events/1001/project', opened)(url, player)
      },
      call: `${fundraising}/projects`,
    },
    {
      name: 'an account at the training partner',
      before,
      send: as('woman', 'POST', '/api/pairing/registration'),
      call: 'POST /game/partners/todaysplan/register',
    },
  ]
}
