import { Hono } from 'hono'
import { z } from 'zod'
import { answerError, fail, readBody, readId, readQuery } from '../game/http.ts'
import type { ServiceContext } from '../kernel/service.ts'
import { type Donation, event, type Project } from './fundraising-data.ts'
import { type FundraisingStore, openFundraisingStore } from './fundraising-store.ts'

const idText = z
  .string()
  .regex(/^\d{1,12}$/, 'a number')
  .transform(Number)
const donationQuery = z.union([z.object({ project_id: idText }), z.object({ event_id: idText })])
const projectQuery = z.union([z.object({ fundraiser_id: idText }), z.object({ event_id: idText })])

const pageQuery = z.object({ page: z.coerce.number().int().min(1).default(1) })

/** Every new fundraiser and project asks the provider to send no e-mail. */
const withoutEmail = { skip_notification: z.literal(true) }
const fundraiserSchema = z.object({
  accept_terms: z.literal(true),
  email: z.email(),
  first_name: z.string(),
  last_name: z.string(),
  password: z.string().min(8),
  ...withoutEmail,
})
const projectSchema = z.object({
  campaign_id: z.int(),
  fundraiser_id: z.int(),
  event_id: z.int(),
  ...withoutEmail,
})

const FUNDRAISERS_PER_PAGE = 100
const NEW_TARGET = '250.00'
const DAYS_OPEN = 41
const DAY = 86_400_000

type Context = Pick<ServiceContext, 'clock' | 'database' | 'productSlug'>

/** The fundraising provider; every call names its source (contracts.md, Fundraising). */
export function createFundraising({ clock, database, productSlug }: Context) {
  const store = openFundraisingStore(database)
  let deadline = deadlineFrom(clock.now())
  const routes = new Hono()
  routes.onError(answerError)

  routes.use(async (c, next) => {
    if (c.req.header('x-source') !== `${productSlug}-web`) fail(400, 'x-source is missing or unknown')
    await next()
  })

  routes.get('/events/:id', (c) => {
    if (readId(c) !== event.id) fail(404, 'no such event')
    const { campaigns, ...own } = event
    const raised = sumOf(store.donations())
    const counts = { fundraisers: store.fundraisers().length }
    const related = c.req.query('show_related') === 'true' ? { campaigns } : {}
    return c.json({ event: { ...own, ...related, counts, raised, deadline_date: deadline } })
  })

  routes.get('/projects', (c) => {
    const query = readQuery(c, projectQuery)
    const found = store
      .projects()
      .filter((project) =>
        'fundraiser_id' in query ? project.fundraiser_id === query.fundraiser_id : project.event_id === query.event_id,
      )
    return c.json({ projects: found.map((project) => projectOnWire(project, store)) })
  })

  routes.get('/donations', (c) => {
    const query = readQuery(c, donationQuery)
    const wanted = store
      .projects()
      .filter((project) =>
        'project_id' in query ? project.id === query.project_id : project.event_id === query.event_id,
      )
    return c.json({ donations: donationsTo(wanted, store.donations()).map(donationOnWire) })
  })

  routes.get('/fundraisers', (c) => {
    const first = (readQuery(c, pageQuery).page - 1) * FUNDRAISERS_PER_PAGE
    const page = store.fundraisers().slice(first, first + FUNDRAISERS_PER_PAGE)
    return c.json({ fundraisers: page.map(({ id, email }) => ({ id, email })) })
  })

  routes.post('/fundraisers', async (c) => {
    const { email, first_name, last_name } = await readBody(c, fundraiserSchema)
    const known = store.fundraisers().find((fundraiser) => fundraiser.email === email)
    if (known) return c.json({ error: 'this e-mail address has a fundraiser', fundraiser_id: known.id }, 400)
    return c.json({ fundraiser: { id: store.addFundraiser({ email, first_name, last_name }) } })
  })

  routes.post('/projects', async (c) => {
    const { campaign_id, event_id, fundraiser_id } = await readBody(c, projectSchema)
    if (event_id !== event.id) fail(404, 'no such event')
    if (!event.campaigns.some(({ id }) => id === campaign_id)) fail(400, 'no such campaign')
    if (!store.fundraisers().some(({ id }) => id === fundraiser_id)) fail(400, 'no such fundraiser')
    const project = store.addProject({ campaign_id, event_id, fundraiser_id, target: NEW_TARGET, story: '' })
    return c.json({ project: projectOnWire(project, store) })
  })

  const reset = () => {
    store.reset()
    deadline = deadlineFrom(clock.now())
  }
  return { routes, reset }
}

function projectOnWire(project: Project, store: FundraisingStore) {
  const fundraiser = store.fundraisers().find((candidate) => candidate.id === project.fundraiser_id)
  return {
    ...project,
    raised: sumOf(donationsTo([project], store.donations())),
    currency: event.currency,
    fundraiser: { first_name: fundraiser?.first_name ?? '', last_name: fundraiser?.last_name ?? '' },
  }
}

function donationOnWire({ id, amount, currency, name, message, created }: Donation) {
  return { id, amount, currency, name, message, created }
}

function donationsTo(wanted: readonly Project[], donations: readonly Donation[]) {
  return donations.filter((donation) => wanted.some((project) => project.id === donation.project_id))
}

function sumOf(given: readonly { amount: string }[]): string {
  const cents = given.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  return (cents / 100).toFixed(2)
}

/** The deadline, which doesn't move while a demo moves the clock; a reset recalculates it. */
function deadlineFrom(now: Date): string {
  return new Date(now.getTime() + DAYS_OPEN * DAY).toISOString()
}
