import 'server-only'
import type { Locale } from '@/i18n/locales'
import { env } from '@/lib/core/server/env'
import { processWide } from '@/lib/core/server/process-wide'
import { SingleFlight } from '@/lib/core/single-flight'
import { tagPage, typeTag } from '../api/cache-tags'
import { getMasterRef } from '../api/repository'
import { link } from '../fields/links'
import { listAll } from '../pages/pages'
import { RedirectIndex } from './redirect-index'
import { redirectRows } from './redirect-rows'
import { redirectRule } from './redirect-rule'

export type Redirect = { kind: 'gone' } | { kind: 'permanent' | 'temporary'; to: string }

/**
 * Where an address without a page leads, by what editors wrote. Chains are followed to their end; a loop and a refused
 * scheme lead nowhere (contracts.md, "Content").
 *
 * @param path without language
 * @throws UpstreamError in an outage
 */
export async function findRedirect(path: string, locale: Locale): Promise<Redirect | undefined> {
  await tagPage([typeTag('redirect'), typeTag('redirects')])
  const found = (await redirectIndex()).find(path)
  if (found === undefined || found.kind === 'gone') return found
  const to = link(found.to, { locale: found.locale ?? locale, siteUrl: env.SITE_URL })
  return to && { kind: found.kind, to: to.href }
}

type State = { held?: { ref: string; index: RedirectIndex }; reads: SingleFlight<RedirectIndex> }

const state = processWide<State>('redirects', () => ({ reads: new SingleFlight() }))

/** Of what is published; made once for each publish, so that it costs visitors of missing pages a look-up. */
async function redirectIndex(): Promise<RedirectIndex> {
  const ref = await getMasterRef()
  if (state.held?.ref === ref) return state.held.index
  return state.reads.join(ref, async () => {
    const documents = await Promise.all([listAll('redirect'), listAll('redirects')])
    const rules = redirectRows(documents.flat()).map(redirectRule)
    const index = new RedirectIndex(
      rules.flatMap((rule) => ('problem' in rule ? [] : [rule])),
      env.SITE_URL,
    )
    state.held = { ref, index }
    return index
  })
}
