import { localizedPath, splitLocale } from '../../i18n/localized-path.ts'
import { absencePaths, guidePath, homePath, isPlayersPage, joinPath, loginPath, markdownPath } from '../core/paths.ts'
import type { Decision, PageForm, PageRequest } from '../core/route-decision.ts'
import { memoised } from '../core/server/memoised.ts'
import type { Lookups } from './lookups.ts'
import { missingIn } from './elsewhere.ts'

/** A page that is asked for in another form (docs/decisions/061). */
export type FormedRequest = PageRequest & { form: PageForm }

/** Each page in Markdown at its own address with `.md`; the guide at `/llms.txt` is made of the front page. */
const FORMED = /^(.*[^/])\.md$|^(.*)\/llms\.txt$/

/**
 * The request for a page as visitors get it, if one asks for the page in another form: neither cookies nor parameters
 * count, so that it never shows a draft or anything of a player.
 */
export function formedRequest({ method, url }: PageRequest): FormedRequest | undefined {
  const found = FORMED.exec(url.pathname)
  if (found === null) return undefined
  const [, path, language] = found
  const page = new URL(url)
  page.search = ''
  page.pathname = (path?.replace(/(^|\/)index$/, '') ?? language) || homePath
  return { method, url: page, headers: { get: () => null }, form: path === undefined ? 'guide' : 'markdown' }
}

/** What is known of somebody who is nobody in particular. */
export const forAnybody = (lookups: Lookups): Lookups => ({
  ...lookups,
  showsDraft: () => false,
  isSignedIn: () => false,
})

/** A page's decision as one on another form. What isn't the same for everybody has none, and only front pages a guide. */
export function inForm({ url, form }: FormedRequest, decision: Decision): Decision {
  const { locale, path } = splitLocale(url.pathname)
  if (form === 'guide' && path !== homePath) return missingIn(locale)
  if (decision.kind === 'refusal') return decision
  if (decision.kind === 'page-for-one-request' || isOfOnePlayer(path)) return missingIn(locale)
  if (decision.kind === 'redirect')
    return decision.to.origin === url.origin ? { ...decision, to: formOf(decision.to, form) } : decision
  return isOfContent(decision.pathname) ? { ...decision, form } : decision
}

/**
 * Leads programs that would rather have Markdown to that of the page. The page's own address never answers in two ways:
 * caches in between need not know who prefers what.
 */
export function inPreferredForm({ url, headers }: PageRequest, decision: Decision): Decision {
  if (decision.kind !== 'route' || !isOfContent(decision.pathname)) return decision
  if (!prefersMarkdown(headers.get('accept') ?? '')) return decision
  const unkept = { 'cache-control': 'private, no-store', vary: 'Accept' }
  return { kind: 'redirect', to: formOf(url, 'markdown'), status: 303, headers: unkept }
}

const isOfOnePlayer = (path: string) => isPlayersPage(path) || path === loginPath || path === joinPath

const WITHOUT_MARKDOWN = new RegExp(`^/api/|^/[^/]+(?:${Object.values(absencePaths).join('|')}|/gallery(?:/.*)?)$`)

/** Whether a route shows content; endpoints, error documents and the gallery have no Markdown. */
export const isOfContent = (pathname: string) => !WITHOUT_MARKDOWN.test(pathname)

function formOf(page: URL, form: PageForm): URL {
  const { locale, path } = splitLocale(page.pathname)
  const to = new URL(page)
  to.pathname = localizedPath(form === 'guide' ? guidePath : markdownPath(path), locale)
  to.search = ''
  return to
}

/** Whether a header names Markdown, and gives nothing that browsers show precedence over it (RFC 9110, 12.5.1). */
const prefersMarkdown = memoised((accept: string): boolean => {
  const markdown = weightOf('text/markdown', accept)
  return markdown > 0 && markdown >= weightOf('text/html', accept)
})

function weightOf(type: string, accept: string): number {
  const named = accept.split(',').find((each) => each.trim().toLowerCase().split(/[;\s]/, 1)[0] === type)
  if (named === undefined) return 0
  return Number(/;\s*q=([\d.]+)/i.exec(named)?.[1] ?? 1) || 0
}
