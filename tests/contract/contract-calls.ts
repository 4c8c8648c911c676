import { contractNames } from '@/scripts/support/contracts/document.ts'
import { type Operation, operations } from '@/scripts/support/contracts/operations.ts'
import { type Calls, loadServiceReads, loadServiceWrites } from './service-calls'

const token = 'demo-member'

/** The clients' calls of services that have a contract of ours, by service and name: `own.getPaymentMethod`. */
export async function loadContractCalls(): Promise<Calls> {
  const reads = await loadServiceReads()
  const writes = await loadServiceWrites()
  const calls = Object.entries({ ...reads, ...writes }).flatMap(([service]) =>
    Object.entries({ ...reads[service], ...writes[service] }).map(
      ([name, call]) => [`${service}.${name}`, call] as const,
    ),
  )
  // Prismic, Shopify and OpenID Connect have documents of their own; a form of content may go to any host.
  const described = calls.filter(([name]) => !/^(storefront|forms)\./.test(name))
  return { ...Object.fromEntries(described), ...(await loadOwnGateway()), ...(await loadOthers()) }
}

/** The calls of the own gateway, which are those of the subscription service at another address. */
async function loadOwnGateway(): Promise<Calls> {
  const client = await import('@/lib/services/subscription/client')
  const methods = await import('@/lib/services/subscription/payment-methods')
  const cancellation = { profileId: '504', subscriptionId: 'sub-504', reason: 'too cold' }
  const purchase = { profileId: '504', subscriptionPlanId: 'own-annual' }
  return {
    'own.listSubscriptionPlans': () => client.listSubscriptionPlans('own', { countryCode: 'DE' }),
    'own.getGatewayStatus': () => client.getGatewayStatus('own', token),
    'own.getLegacyStatus': () => client.getLegacyStatus('own', '504', token),
    'own.getPaymentMethod': () => methods.getPaymentMethod('own', '504', token),
    'own.setPaymentMethod': () => methods.setPaymentMethod('own', '504', 'visa-1111', token),
    'own.getAccountPaymentMethod': () => methods.getAccountPaymentMethod('own', token),
    'own.addAccountPaymentMethod': () => methods.addAccountPaymentMethod('own', 'visa-1111', token),
    'own.createSubscription': () => client.createSubscription('own', purchase, token),
    'own.cancelSubscription': () => client.cancelSubscription('own', cancellation, token),
    'own.getSubscription': () => client.getSubscription('own', 'sub-504', token),
  }
}

/** The calls that tests against the sandbox make one after the other (`testedApart`). */
async function loadOthers(): Promise<Calls> {
  const feeds = await import('@/lib/services/game/calendar-feeds')
  const { getTemplate } = await import('@/lib/services/web/templates')
  const { toggleCoaching } = await import('@/lib/services/partner/client')
  return {
    'game.makeCalendarFeed': () => feeds.makeCalendarFeed(token),
    'game.revokeCalendarFeed': () => feeds.revokeCalendarFeed(token),
    'game.getCalendarFeed': () => feeds.getCalendarFeed('a-secret'),
    'web.getTemplate': () => getTemplate('pace-calculator.html'),
    'partner.toggleCoaching': () => toggleCoaching('womens', 'partner-token'),
  }
}

const described = contractNames.flatMap(operations)

/**
 * The call of the contracts that a request is, if it is one; the path with the fewest parameters counts.
 * @param origin where the services are, as in the sandbox
 */
export function operationOf({ method, url }: Request, origin: string): Operation | undefined {
  const { pathname } = new URL(url)
  const { pathname: below } = new URL(origin)
  return described
    .filter((each) => each.method === method && patternOf(each, below).test(pathname))
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)[0]
}

function patternOf({ sandboxPath, path }: Operation, below: string): RegExp {
  const whole = `${below}${sandboxPath}${path}`.replaceAll(/\/+/g, '/').replace(/\/$/, '')
  return new RegExp(`^${whole.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

/** All calls that the contracts describe. */
export const describedCalls = described
