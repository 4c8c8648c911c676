import { z } from 'zod'
import type { Env } from '../../../lib/core/server/env-schema.ts'
import { adviceOnSiteLocales } from '../content-push/locales.ts'
import { type Answer, jsonOf } from '../service-answer.ts'
import { type Ask, inWords } from './ask.ts'
import { type Finding, findingsOf } from './finding.ts'
import { fieldIn, picturesIn, templatesIn } from './in-documents.ts'

const { fits, differs, unclear, notAsked } = findingsOf('content')

/** What the site expects of a repository. */
export type ExpectedContent = {
  /** Locales, the site's default first. */
  locales: readonly string[]
  /** Ids of the custom types. */
  types: readonly string[]
}

/** What published documents say of other services. */
export type ContentSample = {
  /** Files of templates that sections embed. */
  templates: readonly string[]
  /** Short names of campaigns. */
  campaigns: readonly string[]
  /** Ids of events at the fundraising provider. */
  fundraisingEvents: readonly string[]
}

export const NOTHING: ContentSample = { templates: [], campaigns: [], fundraisingEvents: [] }

const rootSchema = z.object({
  refs: z.array(z.looseObject({ ref: z.string(), isMasterRef: z.boolean().nullish() })),
  languages: z.array(z.looseObject({ id: z.string(), is_master: z.boolean().nullish() })),
  types: z.record(z.string(), z.string()),
})
type Root = z.infer<typeof rootSchema>

const searchSchema = z.object({
  results: z.array(z.looseObject({ type: z.string() })),
  next_page: z.string().nullable(),
})

/** Asks the content repository what the site would ask it, and whether it has what the site expects. */
export async function checkContent(env: Env, ask: Ask, expected: ExpectedContent) {
  const answer = await ask(addressOf(env, ''))
  const root = 'problem' in answer || answer.status !== 200 ? undefined : rootSchema.safeParse(jsonOf(answer)).data
  if (root === undefined) return { findings: [refusalOf('repository', answer, env)], sample: NOTHING }
  const published = await checkPublished(env, ask, root)
  return {
    findings: [
      fits(
        'repository',
        `answers, with ${count(root.languages, 'locale')} and ${count(Object.keys(root.types), 'custom type')}`,
      ),
      checkLocales(root, expected, env),
      checkMaster(root, expected),
      checkTypes(root, expected),
      ...published.findings,
      ...outOfReach(env),
    ],
    sample: published.sample,
  }
}

function addressOf(env: Env, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const address = new URL(env.PRISMIC_ENDPOINT + path)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  if (env.PRISMIC_ACCESS_TOKEN) address.searchParams.set('access_token', env.PRISMIC_ACCESS_TOKEN)
  return address
}

function refusalOf(what: string, answer: Answer, env: Env): Finding {
  if (!('problem' in answer)) {
    const { status } = answer
    if (status === 401 || status === 403) {
      const says = env.PRISMIC_ACCESS_TOKEN
        ? 'the access token is not taken'
        : 'the repository is private, and no token is set'
      return differs(what, `${says} (${status})`, 'PRISMIC_ACCESS_TOKEN')
    }
    if (status === 404)
      return differs(what, 'there is no such repository (404)', 'PRISMIC_REPOSITORY', 'PRISMIC_ENDPOINT')
    if (status === 200) return differs(what, `${inWords(answer)}, and not as the REST API v2 does`, 'PRISMIC_ENDPOINT')
  }
  return differs(what, inWords(answer), 'PRISMIC_ENDPOINT')
}

function checkLocales(root: Root, { locales }: ExpectedContent, env: Env): Finding {
  const more = root.languages.flatMap(({ id }) => (locales.includes(id) ? [] : [id]))
  const beside = more.length === 0 ? '' : `; the site shows nothing of ${more.join(', ')}`
  const advice = adviceOnSiteLocales(root, env)
  if (advice === undefined) return fits('locales', `has ${locales.join(', ')}${beside}`)
  const says = `${advice.replaceAll('\n', ' ')}${beside}`
  return differs('locales', says, 'the repository’s locales, made by hand', 'i18n/languages.ts', 'PRISMIC_REPOSITORY')
}

function checkMaster({ languages }: Root, { locales: [expected = ''] }: ExpectedContent): Finding {
  const master = languages.find(({ is_master }) => is_master === true)?.id
  if (master === expected) return fits('master locale', `is ${master}, the site’s default`)
  const says = `is ${master ?? 'not named'}, and the site’s default is ${expected}: its documents stand in for missing ones`
  return unclear('master locale', says, 'defaultLocale in i18n/languages.ts', 'the repository’s master locale')
}

function checkTypes({ types }: Root, expected: ExpectedContent): Finding {
  const missing = expected.types.filter((type) => !Object.hasOwn(types, type))
  if (missing.length === 0) return fits('custom types', `has all ${expected.types.length} of the project`)
  const says = `has no ${missing.join(', ')}: \`npm run content:push -- --part models\` sends it`
  return differs('custom types', says, 'PRISMIC_REPOSITORY', 'PRISMIC_WRITE_TOKEN (in the shell alone)')
}

/** Of longer sites, the documents that were published last: they say enough of sections and pictures. */
const MOST_PAGES = 5

async function checkPublished(env: Env, ask: Ask, { refs }: Root) {
  const ref = refs.find(({ isMasterRef }) => isMasterRef === true)?.ref
  if (ref === undefined)
    return { findings: [differs('published documents', 'names no master ref', 'PRISMIC_ENDPOINT')], sample: NOTHING }
  const documents: unknown[] = []
  for (let page = 1, isMore = true; isMore && page <= MOST_PAGES; page += 1) {
    const query = { ref, lang: '*', pageSize: '100', page: String(page), orderings: NEWEST_FIRST }
    const answer = await ask(addressOf(env, '/documents/search', query))
    const found = 'problem' in answer || answer.status !== 200 ? undefined : searchSchema.safeParse(jsonOf(answer)).data
    if (found === undefined) return { findings: [refusalOf('published documents', answer, env)], sample: NOTHING }
    documents.push(...found.results)
    isMore = found.next_page !== null
  }
  return { findings: judgePublished(documents, env), sample: sampleOf(documents) }
}

const NEWEST_FIRST = '[document.last_publication_date desc]'

const sampleOf = (documents: readonly unknown[]): ContentSample => ({
  templates: templatesIn(documents),
  campaigns: fieldIn(documents, 'campaign_short_name'),
  fundraisingEvents: fieldIn(documents, 'fundraising_event_id'),
})

function judgePublished(documents: readonly unknown[], env: Env): Finding[] {
  if (documents.length > 0) return [fits('published documents', 'can be read'), ...checkPictures(documents, env)]
  const says = 'nothing is published yet: `npm run content:push` sends the demo’s documents, or a folder of yours'
  return [unclear('published documents', says, 'PRISMIC_REPOSITORY')]
}

function checkPictures(documents: readonly unknown[], env: Env): Finding[] {
  const origins = [...new Set(picturesIn(documents).map((address) => new URL(address).origin))]
  if (origins.length === 0) return []
  const missing = origins.filter((origin) => !env.MEDIA_ORIGINS.includes(origin))
  if (missing.length === 0) return [fits('pictures', `come from ${origins.join(', ')}, which pages allow`)]
  return [differs('pictures', `come from ${missing.join(', ')} as well, which pages don’t allow`, 'MEDIA_ORIGINS')]
}

/** What no token of the site can read in the repository's settings. */
function outOfReach({ SITE_URL }: Env): Finding[] {
  return [
    notAsked(
      'webhook',
      `no API tells its address and its secret. Press “Trigger it” in the repository’s settings: 200 of ${SITE_URL}/api/revalidate is right, 401 another secret`,
      'PRISMIC_WEBHOOK_SECRET',
    ),
    notAsked(
      'preview address',
      `no API tells it. Open a preview in the repository: it has to lead to ${SITE_URL}/api/preview`,
      'SITE_URL',
    ),
  ]
}

const count = (all: readonly unknown[], what: string) => `${all.length} ${what}${all.length === 1 ? '' : 's'}`
