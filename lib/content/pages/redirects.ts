import 'server-only'
import type { RedirectDocument } from '@/prismicio-types'
import type { Locale } from '@/i18n/locales'
import type { ContentLink } from '@/lib/core/content-link'
import { env } from '@/lib/core/server/env'
import { tagPage, typeTag } from '../api/cache-tags'
import { flag, text } from '../fields/fields'
import { link } from '../fields/links'
import { listAll } from './pages'
import { plainAddress } from './plain-address'

export type Redirect = { to: string; isPermanent: boolean }

/**
 * Where an address without a page leads, by the redirect documents. Chains are followed to their end; a loop and a refused
 * scheme lead nowhere (contracts.md, "Content").
 *
 * @param path without language
 * @throws UpstreamError in an outage
 */
export async function findRedirect(path: string, locale: Locale): Promise<Redirect | undefined> {
  await tagPage([typeTag('redirect')])
  const rules = rulesOf(await listAll('redirect'), locale)
  return follow(path, rules, new Set())
}

type Rule = { to: ContentLink; target: string; isPermanent: boolean }

function rulesOf(documents: RedirectDocument[], locale: Locale): Map<string, Rule> {
  return new Map(
    documents.flatMap(({ data }) => {
      const [from, target] = [text(data.from), text(data.to)]
      const to = link(target, { locale, siteUrl: env.SITE_URL })
      if (from === undefined || target === undefined || to === undefined) return []
      return [[plainAddress(from), { to, target, isPermanent: flag(data.permanent) }]]
    }),
  )
}

function follow(path: string, rules: Map<string, Rule>, seen: Set<string>): Redirect | undefined {
  const rule = rules.get(plainAddress(path))
  if (rule === undefined || seen.has(plainAddress(path))) return undefined
  seen.add(plainAddress(path))
  if (rules.has(plainAddress(rule.target))) return follow(rule.target, rules, seen)
  return { to: rule.to.href, isPermanent: rule.isPermanent }
}
