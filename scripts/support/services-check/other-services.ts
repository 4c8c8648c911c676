import type { Env } from '../../../lib/core/server/env-schema.ts'
import { type Ask, inWords } from './ask.ts'
import { type Finding, findingsOf } from './finding.ts'

/** The script that fills the list of stores. */
export async function checkLocator(env: Env, ask: Ask): Promise<Finding[]> {
  const address = new URL(env.STORE_LOCATOR_SCRIPT_URL)
  address.searchParams.set('company', env.STORE_LOCATOR_COMPANY_ID)
  return [await checkScript('locator', address, ask, 'STORE_LOCATOR_SCRIPT_URL')]
}

/** The chat's script. */
export const checkChatScript = async (env: Env, ask: Ask): Promise<Finding[]> => [
  await checkScript('chat', new URL(env.CHAT_SCRIPT_URL), ask, 'CHAT_SCRIPT_URL'),
]

/** A script that pages load: browsers run it only if it says that it is one, since pages forbid them to guess. */
async function checkScript(service: string, address: URL, ask: Ask, variable: string): Promise<Finding> {
  const { fits, differs } = findingsOf(service)
  const answer = await ask(address)
  if ('problem' in answer || answer.status !== 200) return differs('script', inWords(answer), variable)
  return /^(application|text)\/(x-)?(java|ecma)script$/.test(answer.mediaType)
    ? fits('script', 'is there')
    : differs('script', `${inWords(answer)}; browsers don’t run that as a script`, variable)
}

/** A page on which players type what the site never sees. */
export async function checkCardForm(env: Env, ask: Ask): Promise<Finding[]> {
  const { fits, differs } = findingsOf('cardForm')
  const address = new URL(env.CARD_FORM_URL)
  address.searchParams.set('gateway', 'own')
  address.searchParams.set('returnUrl', `${env.SITE_URL}/settings/membership`)
  const answer = await ask(address, { headers: { accept: 'text/html' } })
  const isThere = !('problem' in answer) && answer.status < 400
  return [
    isThere
      ? fits('page', 'is there')
      : differs('page', `${inWords(answer)} to a player who is to come back`, 'CARD_FORM_URL', 'SITE_URL'),
  ]
}

/** Services that are only sent something, which would reach people or count as visits. */
const SENT_TO = [
  ['tracking', 'takes events and sign-ups', 'TRACKING_URL'],
  ['support', 'takes messages of visitors', 'CONTACT_HOOK_URL'],
  ['forms', 'take what visitors write into forms of editors', 'FORM_ACTION_HOSTS'],
  ['memberships', 'are pages that the game server leads to', 'HOSTED_PAGE_ORIGINS'],
] as const

/** @param isOff whether the site does without a service */
export function notRead(isOff: (service: (typeof SENT_TO)[number][0]) => boolean): Finding[] {
  return SENT_TO.filter(([service]) => !isOff(service)).map(([service, says, variable]) =>
    findingsOf(service).notAsked('calls', `${says}: there is nothing to read`, variable),
  )
}

/** The site itself, if it runs: what others are told to call there. */
export async function checkSite(env: Env, ask: Ask): Promise<Finding[]> {
  const { fits, differs, notAsked } = findingsOf('site')
  const preview = await ask(`${env.SITE_URL}/api/preview`)
  if ('problem' in preview)
    return [notAsked('addresses', `${preview.problem}: start it, and run this again`, 'SITE_URL')]
  // Without a token it refuses in its own words; anything else is another site, or a proxy's page.
  const isOurs = preview.status === 400 && preview.mediaType === 'application/problem+json'
  if (!isOurs) return [differs('preview', `${inWords(preview)}: is it this site that answers?`, 'SITE_URL')]
  const simulator = await ask(`${env.SITE_URL}/slice-simulator`, { headers: { accept: 'text/html' } })
  return [fits('preview', `${env.SITE_URL}/api/preview answers`), judgeFraming(simulator)]

  function judgeFraming(answer: typeof simulator): Finding {
    if ('problem' in answer || answer.status !== 200) return differs('live preview', inWords(answer), 'SITE_URL')
    const policies = framePolicies(answer.headers.get('content-security-policy') ?? '')
    const origins = env.EDITOR_ORIGINS.join(', ')
    const mayFrame = policies.every((sources) => env.EDITOR_ORIGINS.every((origin) => sources.includes(origin)))
    const look = ['EDITOR_ORIGINS', 'a proxy in front']
    if (policies.length === 0) return differs('live preview', 'has lost the policy of who may frame it', ...look)
    return mayFrame && !answer.headers.has('x-frame-options')
      ? fits('live preview', `may be framed by ${origins}`)
      : differs('live preview', `may not be framed by ${origins}`, ...look)
  }
}

/**
 * The sources of each policy that says who may frame a page: browsers apply all of them.
 *
 * @param header the policies, with commas between
 */
function framePolicies(header: string): string[][] {
  return header.split(',').flatMap((policy) => {
    // Of a directive that is there twice, the first counts (Content Security Policy Level 3, 2.2.1).
    const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
    const framing = directives.find(([name]) => name?.toLowerCase() === 'frame-ancestors')
    return framing === undefined ? [] : [framing.slice(1)]
  })
}
