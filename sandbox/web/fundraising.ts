import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { answerError, fail, readId, readQuery } from '../game/http.ts'
import type { ServiceContext } from '../kernel/service.ts'
import { type Donation, donations, event, fundraisers, type Project, projects } from './fundraising-data.ts'

const idText = z
  .string()
  .regex(/^\d{1,12}$/, 'a number')
  .transform(Number)
const donationQuery = z.union([z.object({ project_id: idText }), z.object({ event_id: idText })])
const projectQuery = z.union([z.object({ fundraiser_id: idText }), z.object({ event_id: idText })])

const DAYS_OPEN = 41
const DAY = 86_400_000

/** The reading half of the fundraising provider; every call names its source (contracts.md, Fundraising). */
export function createFundraising({ clock, productSlug }: Pick<ServiceContext, 'clock' | 'productSlug'>) {
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
    const raised = sumOf(donations)
    const counts = { fundraisers: fundraisers.length }
    const related = c.req.query('show_related') === 'true' ? { campaigns } : {}
    return c.json({ event: { ...own, ...related, counts, raised, deadline_date: deadline } })
  })

  routes.get('/projects', (c) => {
    const query = readQuery(c, projectQuery)
    const found = projects.filter((project) =>
      'fundraiser_id' in query ? project.fundraiser_id === query.fundraiser_id : project.event_id === query.event_id,
    )
    return c.json({ projects: found.map(projectOnWire) })
  })

  routes.get('/donations', (c) => {
    const query = readQuery(c, donationQuery)
    const wanted = projects.filter((project) =>
      'project_id' in query ? project.id === query.project_id : project.event_id === query.event_id,
    )
    return c.json({ donations: donationsTo(wanted).map(donationOnWire) })
  })

  routes.get('/fundraisers', (c: Context) =>
    c.json({ fundraisers: fundraisers.map(({ id, email }) => ({ id, email })) }),
  )

  const reset = () => {
    deadline = deadlineFrom(clock.now())
  }
  return { routes, reset }
}

function projectOnWire(project: Project) {
  const fundraiser = fundraisers.find((candidate) => candidate.id === project.fundraiser_id)
  return {
    ...project,
    raised: sumOf(donationsTo([project])),
    currency: event.currency,
    fundraiser: { first_name: fundraiser?.first_name ?? '', last_name: fundraiser?.last_name ?? '' },
  }
}

function donationOnWire({ id, amount, currency, name, message, created }: Donation) {
  return { id, amount, currency, name, message, created }
}

function donationsTo(wanted: readonly Project[]) {
  return donations.filter((donation) => wanted.some((project) => project.id === donation.project_id))
}

function sumOf(given: readonly { amount: string }[]): string {
  const cents = given.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  return (cents / 100).toFixed(2)
}

/** Stays put while a demo moves the clock on; a reset starts it anew. */
function deadlineFrom(now: Date): string {
  return new Date(now.getTime() + DAYS_OPEN * DAY).toISOString()
}
