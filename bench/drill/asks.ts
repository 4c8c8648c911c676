import { setTimeout as sleep } from 'node:timers/promises'
import { aLetter, sessionOf } from '../../e2e/support/double-clicks.ts'
import type { Sandbox } from '../../e2e/support/sandbox.ts'
import { playerIdOf, sealedSession } from '../../e2e/support/sealed-session.ts'
import { testDocument, testUid } from '../../e2e/support/test-document.ts'

/** The addresses of visitors and the players among them, by turns; a breaker counts each once. */
const CLIENTS = 12
const EVERY_MS = 1500
const PATIENCE_MS = 15_000
/** So many rounds that no alert comes of reports. */
const BETWEEN_REPORTS = 100
const TEMPLATES = 60
/** No fundraiser has this number, or a higher one. */
const NOBODY = 900_000
const PAGES = [
  '/',
  '/de',
  '/events',
  '/plans',
  '/news',
  '/shop',
  '/ja/about',
  '/events/view/1002',
  '/campaigns/tour-of-summits',
]
const ARTICLES = ['1404-pain-cave-tour', '1504-gran-fondo-quest', '1105-forty-minute-week', '1106-fuel-indoors']
const LANGUAGES = ['de', 'es', 'fr', 'it', 'ja', 'ko']
const guard = { homepage: '', shownMs: 9000, language: 'en' }

type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: object }
/** A request of a visitor or a player that leads to a call of a service. @param count of earlier ones */
type Ask = (count: number) => Sent | Promise<Sent>

/** A request for each service, by the name that the site's metrics have for it. */
export async function asksOfServices(sandbox: Sandbox, sandboxUrl: string): Promise<Readonly<Record<string, Ask>>> {
  const numbers = Array.from({ length: TEMPLATES }, (_, number) => number)
  const templates = numbers.map((number) => ({
    slice_type: 'ejs_file',
    id: `ejs_file$${number}`,
    primary: { file: `never-read-${number}.html` },
  }))
  const framed = await sandbox.create(testDocument(testUid('templates'), templates))
  const form = {
    slice_type: 'form',
    id: 'form$club',
    primary: { action_url: { link_type: 'Web', url: `${sandboxUrl}/forms/club` } },
  }
  const withForm = await sandbox.create(testDocument(testUid('form'), [form]))
  const place = { documentId: withForm, sectionId: form.id }
  const asPlayer = (path: string) => async (count: number) => ({
    path,
    headers: await sessionOf('woman', `drill-${count % CLIENTS}`),
  })
  const email = (count: number) => `ada-${count}@example.com`
  return {
    content: (count) => ({ path: `/nobody-knows-${count}` }),
    game: asPlayer('/api/events/1002'),
    identity: async (count) => ({ path: '/api/session', headers: await endedSession(`drill-renews-${count}`) }),
    subscription: asPlayer('/api/membership/payment?gateway=braintree'),
    fundraising: (count) => ({ path: `/api/fundraising/events/1001/fundraisers/${NOBODY + count}` }),
    partner: async (count) => ({ ...(await asPlayer('/api/pairing/registration')(count)), method: 'POST' }),
    articles: (count) => ({
      path: `/${at(LANGUAGES, count)}/news/${at(ARTICLES, Math.floor(count / LANGUAGES.length))}`,
    }),
    storefront: (count) => ({ path: `/api/shop?market=en-ca&locale=en&offset=${count}` }),
    web: (count) => ({ path: `/api/frames/en/${framed}/ejs_file$${count % TEMPLATES}` }),
    chat: () => ({ path: '/api/chat/availability' }),
    support: (count) => ({ path: '/api/contact', body: { ...aLetter(`drill-${count}`), ...guard } }),
    tracking: (count) => ({
      path: '/api/email-sign-up',
      body: { email: email(count), hasAccepted: true, id: 'footer', ...guard },
    }),
    forms: (count) => ({ path: '/api/forms', body: { place, fields: { email: email(count) }, ...guard } }),
  }
}

const at = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], count: number): Item | undefined =>
  items[count % items.length]

/** A session whose access token has ended, so that the site asks the identity provider for another one. */
async function endedSession(subject: string): Promise<Record<string, string>> {
  const cookie = `session=${await sealedSession({ subject, accessEndsInMs: -1 })}`
  return { cookie, 'x-player': playerIdOf(subject), 'sec-fetch-site': 'same-origin' }
}

/** A browser's report of what the policy of a page has stopped. */
const violationAt = (instance: string): Sent => ({
  path: '/api/policy-reports',
  headers: { 'content-type': 'application/csp-report' },
  body: {
    'csp-report': { 'document-uri': `${instance}/about`, 'effective-directive': 'img-src', 'blocked-uri': 'data' },
  },
})

/** Lets visitors read pages of all instances until `signal` ends it, and ask for what the services are needed for. */
export async function visitAndAsk(
  instances: readonly string[],
  asks: () => Readonly<Record<string, Ask>>,
  signal: AbortSignal,
): Promise<void> {
  for (let count = 0; !signal.aborted; count += 1) {
    const pages: Ask[] = PAGES.map((path) => () => ({ path }))
    const all = [...pages, ...Object.values(asks())]
    await Promise.all(all.flatMap((ask) => instances.map(async (instance) => send(instance, await ask(count), count))))
    if (count % BETWEEN_REPORTS === 0)
      await Promise.all(instances.map((instance) => send(instance, violationAt(instance), count)))
    await sleep(EVERY_MS)
  }
}

/** What comes of it is told by the site itself. */
async function send(instance: string, { path, method, headers, body }: Sent, count: number): Promise<void> {
  const client = { 'x-forwarded-for': `192.0.2.${(count % CLIENTS) + 1}` }
  const written = body ? { method: 'POST', body: JSON.stringify(body) } : { method }
  const type = body && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const init = { redirect: 'manual' as const, signal: AbortSignal.timeout(PATIENCE_MS), ...written }
  await fetch(instance + path, { ...init, headers: { ...client, ...type, ...headers } })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined)
}
