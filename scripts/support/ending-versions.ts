import type { DeclaredFlag } from '../../lib/core/flags.ts'
import { variables } from '../../lib/core/server/env-schema.ts'
import { securityTextExpires } from '../../lib/delivery/security-text.ts'

/** A version that stops being served or maintained on a known day, or a promise that has to be renewed by then. */
export type EndingVersion = {
  name: string
  /** First day without it, as YYYY-MM-DD. */
  ends: string
  /** Where the day is published. */
  source: string
  /** What to do before. */
  task: string
}

/** How long before its end a version is told of, in days. */
export const NOTICE_DAYS = 31

const DAY_MS = 86_400_000

const storefrontVersion = String(variables.find(({ name }) => name === 'STOREFRONT_API_VERSION')?.default)

/** First day without a version of Shopify's APIs: they are named by the month they begin in, and supported for a year. */
export function endOfStorefrontVersion(version: string): string {
  const [year = '', month = ''] = version.split('-')
  return `${Number(year) + 1}-${month}-01`
}

/** The versions that the product stands on, as they were published when the lines were written, and our own promises. */
export const endingVersions: readonly EndingVersion[] = [
  {
    name: `Storefront API ${storefrontVersion} (default of STOREFRONT_API_VERSION)`,
    ends: endOfStorefrontVersion(storefrontVersion),
    source: 'https://shopify.dev/docs/api/usage/versioning',
    task: 'take the @shopify/hydrogen-react of a later version, whose schema the sandbox executes, and raise the default in lib/core/server/env-variables/services.ts to it',
  },
  {
    name: 'Node.js 26',
    ends: '2029-05-01',
    source: 'https://github.com/nodejs/release#release-schedule',
    task: 'raise the packages of Node in package.json (optionalDependencies) and MAJOR in scripts/project-node.mjs',
  },
  {
    name: 'Next.js 16',
    ends: '2027-10-22',
    source: 'https://nextjs.org/support-policy',
    task: 'take the next major version; page-cache.ts and lib/delivery stand on its insides',
  },
  {
    name: '/.well-known/security.txt',
    ends: securityTextExpires,
    source: 'https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5',
    task: 'read SECURITY.md, ask whether SECURITY_CONTACT is answered, and move the day on in lib/delivery/security-text.ts',
  },
]

/** The versions that end within the notice, or have ended, soonest first. */
export function versionsEnding(versions: readonly EndingVersion[], today: Date): EndingVersion[] {
  return versions
    .filter(({ ends }) => Date.parse(ends) - today.getTime() <= NOTICE_DAYS * DAY_MS)
    .toSorted((one, other) => one.ends.localeCompare(other.ends))
}

/** Sentences about the flags that are still in the code after their end. */
export function flagsPastEnd(declared: Readonly<Record<string, DeclaredFlag>>, now: Date): string[] {
  const today = now.toISOString().slice(0, 10)
  return Object.entries(declared)
    .filter(([, { ends }]) => ends < today)
    .map(
      ([name, { owner, ends }]) =>
        `The flag ${name} was to end on ${ends}: ${owner} takes it out, or gives it another end`,
    )
}
