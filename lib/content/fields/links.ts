import { defaultLocale, type Locale, localeOfContent } from '@/i18n/locales'
import { localizedPath, splitLocale } from '@/i18n/localized-path'
import type { ContentLink } from '@/lib/core/content-link'
import { isRecord } from '@/lib/core/is-record'
import { isOffAddress } from '@/lib/core/server/off'
import { academyPath, campaignPath, pagePath, stageByUidPath, videoByUidPath } from '@/lib/core/paths'
import { text } from './fields'

type LinkContext = { locale: Locale; siteUrl: string }

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Reads a link field (web, document, media, or a plain string). Of a repeatable one the first link counts that leads
 * somewhere, so that a section which shows one shows it still if editors may write several.
 *
 * @returns undefined for an empty or broken link, for a refused scheme such as `javascript:`, and for a page of a service
 * that is off
 */
export function link(value: unknown, context: LinkContext, openNewTab = false): ContentLink | undefined {
  for (const each of linksOf(value)) {
    const found = oneLink(each, context, openNewTab)
    if (found) return found
  }
  return undefined
}

/**
 * The label that editors wrote into the link field itself, where its model allows that: of a repeatable one that of the
 * link that `link` takes, or the first if none leads anywhere, as where a button does something else.
 */
export function linkText(value: unknown, context: LinkContext): string | undefined {
  const links = linksOf(value)
  const taken = links.find((each) => oneLink(each, context, false) !== undefined)
  return (taken === undefined ? links : [taken])
    .map((each) => (isRecord(each) ? text(each.text) : undefined))
    .find((label) => label !== undefined)
}

const linksOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

function oneLink(value: unknown, { locale, siteUrl }: LinkContext, openNewTab: boolean): ContentLink | undefined {
  const target = targetOf(value, locale)
  if (target === undefined) return undefined
  const wantsNewTab = openNewTab || target.isBlank
  if (target.address.startsWith('#')) return { href: target.address, external: false, newTab: false }
  const address = parse(target.address, siteUrl)
  if (address === undefined || !SAFE_SCHEMES.has(address.protocol)) return undefined
  if (!address.protocol.startsWith('http')) return { href: address.href, external: true, newTab: false }
  if (address.origin !== new URL(siteUrl).origin) return { href: address.href, external: true, newTab: true }
  // `https://this.site//other.site` would lead to another site as a path.
  const ownPath = address.pathname.replace(/^\/+/, '/')
  const path = `${ownPath}${address.search}${address.hash}`
  const { path: plain, prefixed } = splitLocale(ownPath)
  if (isOffAddress(plain)) return undefined
  // A path that already names a language is left as it is.
  const isLocalized = target.isLocalized || prefixed
  return { href: isLocalized ? path : localizedPath(path, locale), external: false, newTab: wantsNewTab }
}

/**
 * The address in a link field whose target has no language: a file, a video player, the target of a form.
 *
 * @returns undefined as `link` does
 */
export function linkAddress(value: unknown, siteUrl: string): string | undefined {
  return link(value, { locale: defaultLocale, siteUrl })?.href
}

type Target = { address: string; isBlank: boolean; isLocalized: boolean }

/** A link field before validation. */
type Field = {
  link_type?: unknown
  target?: unknown
  url?: unknown
  lang?: unknown
  type?: unknown
  uid?: unknown
  isBroken?: unknown
}

function targetOf(value: unknown, locale: Locale): Target | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : asTarget(value.trim())
  if (typeof value !== 'object' || value === null) return undefined
  const field: Field = value
  const isBlank = field.target === '_blank'
  if (field.link_type === 'Document') {
    const path = documentPath(field)
    if (path === undefined) return undefined
    const language = typeof field.lang === 'string' ? localeOfContent(field.lang) : locale
    // If a document is missing in the visitor's language, the default language's is shown, under the visitor's prefix.
    return { address: localizedPath(path, language === defaultLocale ? locale : language), isBlank, isLocalized: true }
  }
  return typeof field.url === 'string' && field.url.trim() !== '' ? asTarget(field.url.trim(), isBlank) : undefined
}

const asTarget = (address: string, isBlank = false): Target => ({ address, isBlank, isLocalized: false })

function parse(address: string, siteUrl: string): URL | undefined {
  try {
    return new URL(address, `${siteUrl}/`)
  } catch {
    return undefined
  }
}

/**
 * The address of a document on this site, without language; undefined for a document without a page of its own.
 *
 * @param document a linked document or a whole one: its `type` and `uid` decide
 */
export function documentPath(document: { type?: unknown; uid?: unknown; isBroken?: unknown }): string | undefined {
  if (document.isBroken === true || typeof document.uid !== 'string' || document.uid === '') return undefined
  switch (document.type) {
    case 'page':
      return pagePath(document.uid)
    case 'academy_page':
      return academyPath(document.uid)
    case 'campaign_page':
      return campaignPath(document.uid)
    case 'stage':
      return stageByUidPath(document.uid)
    case 'video':
      return videoByUidPath(document.uid)
    default:
      return undefined
  }
}

/** The address of a whole document in the language it is written in. */
export function localizedDocumentPath(document: {
  type: string
  uid?: string | null
  lang: string
}): string | undefined {
  const path = documentPath(document)
  return path === undefined ? undefined : localizedPath(path, localeOfContent(document.lang))
}
