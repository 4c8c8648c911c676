import { expect, test } from 'vitest'
import { z } from 'zod'
import { errorSchema } from './wire.ts'
import { friday, startGame } from './harness.ts'

const instant = z.iso.datetime()
const profileSchema = z.strictObject({
  id: z.int(),
  publicId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.email(),
  ftp: z.int().nullable(),
  weight: z.number().nullable(),
  isMale: z.boolean().nullable(),
  useMetric: z.boolean(),
  imageSrc: z.url().nullable(),
  runTime5kmInSeconds: z.int().nullable(),
  connectedToTodaysPlan: z.boolean().nullable(),
  fundraiserId: z.int().nullable(),
  countryCode: z.string().nullable(),
})
const infoSchema = z.object({
  campaign: z.object({ shortName: z.string() }),
  campaignStarts: instant,
  campaignEnds: instant,
  registrationStarts: instant,
  registrationEnds: instant,
  registration: z.boolean(),
})
const missionSchema = infoSchema.extend({
  eligible: z.boolean(),
  enrolled: z.boolean(),
  status: z.enum(['REGISTERED', 'GRADUATED', 'WITHDRAWN']).nullable(),
})
const money = z.string().regex(/^\d+(\.\d\d)?$/)

test.each([
  ['woman', false],
  ['man', true],
  ['unset', null],
  ['member', false],
  ['lapsed', true],
  ['fundraiser', false],
  ['ineligible', true],
  ['partner', false],
])('answers the profile of demo-%s, whose isMale is %j', async (name, isMale) => {
  const profile = profileSchema.parse(await (await (await startGame()).get('/profiles/me', `demo-${name}`)).json())
  expect(profile.isMale).toBe(isMale)
  expect(profile.fundraiserId !== null).toBe(name === 'fundraiser')
  expect(profile.connectedToTodaysPlan).toBe(name === 'partner')
})

test.each([
  ['summits', true, 'under way'],
  ['spring-classics', true, 'ahead'],
  ['winter-base-camp', false, 'over'],
  ['midnight-sun-parade', true, 'under way'],
])('mission %s has its place in time on whatever day the game starts', async (shortName, registration, place) => {
  for (let day = 0; day < 21; day += 1) {
    const now = new Date(friday.getTime() + day * 86_400_000)
    const game = await startGame(now)
    const info = infoSchema.parse(await (await game.get(`/campaigns/missions/${shortName}/info`)).json())
    expect(info).not.toHaveProperty('eligible')
    expect(info.registration).toBe(registration)
    const started = Date.parse(info.campaignStarts) < now.getTime()
    const ended = Date.parse(info.campaignEnds) < now.getTime()
    expect(ended ? 'over' : started ? 'under way' : 'ahead').toBe(place)
  }
})

test('a mission’s dates stay put while the clock moves, and its registration closes', async () => {
  const game = await startGame()
  const info = async () => infoSchema.parse(await (await game.get('/campaigns/missions/summits/info')).json())
  const { registration, ...dates } = await info()
  expect(registration).toBe(true)
  game.travelTo(new Date(friday.getTime() + 21 * 86_400_000))
  expect(await info()).toEqual({ ...dates, registration: false })
})

test('tells a player’s part in a mission, withdrawn meaning not enrolled', async () => {
  const game = await startGame()
  const mission = async (name: string) =>
    missionSchema.parse(await (await game.get('/campaigns/missions/summits', `demo-${name}`)).json())
  expect(await mission('member')).toMatchObject({ eligible: true, enrolled: true, status: 'REGISTERED' })
  expect(await mission('woman')).toMatchObject({ enrolled: false, status: 'WITHDRAWN' })
  expect(await mission('ineligible')).toMatchObject({ eligible: false, enrolled: false, status: null })
})

test('answers enrolled, progress and summary', async () => {
  const game = await startGame()
  const read = async (path: string, name: string): Promise<unknown> =>
    (await game.get(`/campaigns/${path}`, `demo-${name}`)).json()
  expect(await read('missions/summits/enrolled', 'member')).toEqual({ enrolled: true })
  expect(await read('missions/summits/enrolled', 'woman')).toEqual({ enrolled: false })
  expect(await read('missions/summits/progress', 'member')).toEqual({ progress: 2, goal: 5, unit: 'stages' })
  expect(await read('summits/summary', 'member')).toEqual({
    status: 'REGISTERED',
    stages: [100, 100, 40, 0, 0].map((progress, index) => ({
      campaignStageShortName: `summits-stage-${index + 1}`,
      progress,
    })),
    unlocks: [
      { name: 'Summit Jersey', progress: 48 },
      { name: 'Cloud Socks', progress: 48 },
    ],
  })
})

test('answers the quest by its slug', async () => {
  const game = await startGame()
  const quest = { slug: 'gran-fondo-quest', shortName: 'gran-fondo-quest' }
  expect(await (await game.get('/quests/gran-fondo-quest', 'demo-member')).json()).toEqual({
    ...quest,
    registered: true,
    progress: 50,
  })
  expect(await (await game.get('/quests/gran-fondo-quest', 'demo-man')).json()).toEqual({
    ...quest,
    registered: false,
    progress: 0,
  })
  expect((await game.get('/quests/other', 'demo-man')).status).toBe(404)
})

test('answers plans and policy of a country without a token', async () => {
  const game = await startGame()
  const plans = z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      prices: z.array(
        z.strictObject({
          id: z.string(),
          periodUnit: z.enum(['Year', 'Month']),
          price: money,
          currencyCode: z.string().length(3),
          taxPolicy: z.string(),
        }),
      ),
    }),
  )
  const [plan] = plans.parse(await (await game.get('/membership/membership-plans?countryCode=DE')).json())
  expect(plan?.prices.map(({ id, price }) => [id, price])).toEqual([
    ['price-de-year', '169.99'],
    ['price-de-month', '16.99'],
  ])
  expect(await (await game.get('/membership/countries/US')).json()).toEqual({
    countryCode: 'US',
    currency: 'USD',
    taxPolicy: 'TaxExclusive',
  })
  expect(await (await game.get('/membership/membership-plans?countryCode=AQ')).json()).toEqual([])
})

test.each([
  ['member', 'ACTIVE', 'own'],
  ['woman', 'TRIALING', 'own'],
  ['man', 'ACTIVE', 'braintree'],
  ['fundraiser', 'ACTIVE', 'apple'],
  ['lapsed', 'CANCELLED', 'own'],
  ['unset', 'NONE', null],
])('demo-%s has the membership status %s by %s', async (name, status, gateway) => {
  const game = await startGame()
  const schema = z.strictObject({
    status: z.string(),
    gateway: z.string().nullable(),
    planPriceId: z.string().nullable(),
    subscriptionId: z.string().nullable(),
    currentPeriodEnd: instant.nullable(),
    cancelAtPeriodEnd: z.boolean().nullable(),
  })
  const answer = schema.parse(await (await game.get('/membership/membership-status/me', `demo-${name}`)).json())
  expect(answer).toMatchObject({ status, gateway })
})

test('the own gateway lists its plans, annual ones only on demand', async () => {
  const game = await startGame()
  const plans = z.array(
    z.strictObject({
      id: z.string(),
      planDuration: z.enum(['Monthly', 'Annual']),
      provider: z.literal('own'),
      price: money,
      currencyCode: z.string(),
    }),
  )
  const durations = async (query: string) =>
    plans.parse(await (await game.get(`/billing/plan${query}`)).json()).map(({ planDuration }) => planDuration)
  expect(await durations('?includeAnnual=true&countryCode=GB&postalCode=E1')).toEqual(['Annual', 'Monthly'])
  expect(await durations('')).toEqual(['Monthly'])
})

test('the own gateway knows its members’ cards, subscriptions and transactions', async () => {
  const game = await startGame()
  const card = z.strictObject({ id: z.string(), type: z.string(), brand: z.string(), last4: z.string().length(4) })
  card.parse(await (await game.get('/billing/profiles/504/payment_method', 'demo-member')).json())
  card.parse(await (await game.get('/billing/accounts/payment_methods', 'demo-member')).json())
  expect((await game.get('/billing/profiles/504/payment_method', 'demo-man')).status).toBe(403)
  expect((await game.get('/billing/accounts/payment_methods', 'demo-unset')).status).toBe(404)
  expect(await (await game.get('/billing/subscription/sub-504', 'demo-member')).json()).toMatchObject({
    id: 'sub-504',
    planId: 'price-de-year',
    status: 'ACTIVE',
  })
  expect((await game.get('/billing/subscription/sub-504', 'demo-lapsed')).status).toBe(404)
  const transactions: unknown = await (await game.get('/billing/my-subscription-transactions', 'demo-member')).json()
  expect(transactions).toMatchObject([{ amount: '169.99', currencyCode: 'EUR', description: 'Annual membership' }])
})

test.each([
  ['/campaigns/missions/none/info', 404],
  ['/membership/countries/XX', 404],
  ['/membership/countries/constructor', 404],
  ['/membership/membership-plans?countryCode=ZZ', 404],
  ['/membership/membership-plans?countryCode=12', 400],
  ['/billing/plan?includeAnnual=maybe', 400],
  ['/routes/0', 404],
  ['/routes/99', 404],
  ['/routes/x', 404],
] as const)('answers %s with a JSON %i', async (path, status) => {
  const answer = await (await startGame()).get(path)
  expect(answer.status).toBe(status)
  errorSchema.parse(await answer.json())
})

test('lists routes with metres per lap, the same one by one', async () => {
  const game = await startGame()
  const schema = z.strictObject({
    id: z.int(),
    name: z.string(),
    laps: z.int().min(1),
    distance: z.int().positive(),
    elevation: z.int().nonnegative(),
  })
  const routes = schema.array().parse(await (await game.get('/routes')).json())
  expect(routes.length).toBeGreaterThanOrEqual(22)
  expect(await (await game.get('/routes/3')).json()).toEqual(routes.find(({ id }) => id === 3))
})
