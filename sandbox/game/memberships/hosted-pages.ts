import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import type { Clock } from '../../kernel/clock.ts'
import { fail } from '../http.ts'
import type { Player } from '../players.ts'
import type { Visit, Visits } from './checkouts.ts'
import { hostedHeaders, hostedPage } from './hosted-page.ts'
import { findPriceMarket, priceId } from './markets.ts'
import type { PaymentMethods } from './payment-methods.ts'
import { isYearly } from './status.ts'
import type { Memberships } from './store.ts'

/** Delay until a purchase shows in the status, if the tester chooses a delay. */
const LATE_MS = 8_000

type Html = ReturnType<typeof html>
type Parts = {
  clock: Clock
  memberships: Memberships
  methods: PaymentMethods
  visits: Visits
  siteUrl: string
}

/** The payment provider's own pages, for paying and managing a membership. */
export function hostedPages(parts: Parts): Hono {
  const { visits, siteUrl } = parts
  const visitOf = (context: Context): Visit => visits.find(context.req.param('id') ?? '') ?? fail(404, 'no such page')
  const playerOf = (visit: Visit) => visits.playerOf(visit) ?? fail(404, 'no such player')
  const show = async (context: Context, visit: Visit, problem = '') => {
    const player = playerOf(visit)
    const main = visit.kind === 'checkout' ? checkoutMain(visit, player, problem) : portalMain(visit, player, parts)
    return context.html(await hostedPage(main), 200, hostedHeaders(siteUrl))
  }
  return new Hono()
    .get('/hosted/:id', async (context) => {
      const visit = visitOf(context)
      if (visit.is_done && visit.kind === 'checkout') return context.redirect(visit.return_to, 303)
      return show(context, visit)
    })
    .post('/hosted/:id', async (context) => {
      const visit = visitOf(context)
      const { action } = await context.req.parseBody()
      if (visit.kind === 'portal') {
        manage(playerOf(visit), action, parts)
        return context.redirect(new URL(context.req.url).pathname, 303)
      }
      if (action === 'refused') return show(context, visit, 'Your card was refused. Please try another one.')
      if (!visit.is_done) pay(visit, playerOf(visit), action === 'late' ? LATE_MS : 0, parts)
      return context.redirect(visit.return_to, 303)
    })
}

function pay(visit: Visit, player: Player, tellAfterMs: number, { clock, memberships, methods, visits }: Parts): void {
  const hasTrial = !isYearly(visit.price_id)
  memberships.buy(player, { planPriceId: visit.price_id, gateway: 'own', hasTrial, tellAfterMs }, clock.now())
  methods.store(player, 'visa-4242')
  visits.finish(visit.id)
}

function manage(player: Player, action: unknown, { clock, memberships, methods }: Parts): void {
  const country = player.countryCode ?? 'US'
  if (action === 'card') methods.store(player, 'mastercard-5454')
  else if (action === 'keep') memberships.change(player, { cancelAtPeriodEnd: false, status: 'ACTIVE' }, clock.now())
  else if (action === 'fail') memberships.change(player, { status: 'PAST_DUE' }, clock.now())
  else if (action === 'end') endNow(player, memberships, clock.now())
  else if (action === 'year' || action === 'month')
    memberships.change(player, { planPriceId: priceId(country, action) }, clock.now())
}

function endNow(player: Player, memberships: Memberships, now: Date): void {
  const over = { status: 'CANCELLED', cancelAtPeriodEnd: true, currentPeriodEnd: now.toISOString() } as const
  memberships.change(player, over, now)
}

function checkoutMain(visit: Visit, player: Player, problem: string): Html {
  const { market, period } = findPriceMarket(visit.price_id) ?? {}
  const amount = market?.prices && period ? `${market.currency} ${market.prices[period]}` : ''
  return html`<h1>Pay for your membership</h1>
    ${problem ? html`<p role="alert">${problem}</p>` : ''}
    <p>${player.firstName}, you buy <strong>${period === 'year' ? 'one year' : 'one month at a time'}</strong>.</p>
    <p class="amount">${amount}</p>
    <form method="post">
      <button name="action" value="paid">Pay ${amount}</button>
      <button name="action" value="late" class="quiet">Pay, and let the site wait for the news</button>
      <button name="action" value="refused" class="quiet">Pay with a card that is refused</button>
    </form>
    <p><a href="${visit.cancel_url}">Back without paying</a></p>`
}

function portalMain(visit: Visit, player: Player, { clock, memberships, methods }: Parts): Html {
  const { status, planPriceId, cancelAtPeriodEnd } = memberships.current(player, clock.now())
  const card = methods.find(player)
  const other = isYearly(planPriceId) ? 'month' : 'year'
  return html`<h1>Manage your membership</h1>
    <p>${player.firstName}, your membership: ${status}${cancelAtPeriodEnd ? ', ends with its period' : ''}.</p>
    <p>Card: ${card ? `${card.brand} ${card.last4}` : 'none'}</p>
    <form method="post">
      <button name="action" value="card">Use another card</button>
      <button name="action" value="keep">Keep the membership, pay what is due</button>
      <button name="action" value="${other}" class="quiet">Change to the ${other} plan</button>
      <button name="action" value="fail" class="quiet">Let the next payment fail</button>
      <button name="action" value="end" class="quiet">Let the last day be over</button>
    </form>
    <p><a href="${visit.return_to}">Back to the site</a></p>`
}
