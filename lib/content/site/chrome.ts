import 'server-only'
import type { Locale } from '@/i18n/locales'
import { UpstreamError } from '@/lib/core/errors'
import type { NavigationItem, NavigationLink } from '@/lib/core/navigation'
import { env } from '@/lib/core/server/env'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { rich, rows, text, type RichText } from '../fields/fields'
import { link, linkText } from '../fields/links'
import { findSingle } from '../pages/pages'

export type FooterContent = {
  groups: { title: string; links: NavigationLink[] }[]
  social: NavigationLink[]
  legal: RichText | undefined
}

const emptyFooter: FooterContent = { groups: [], social: [], legal: undefined }

/**
 * Navigation and footer of every page. During an outage they are taken from the cache; if they were never read, they
 * are empty for a short while, so that the page can still be shown.
 */
export async function siteChrome(locale: Locale): Promise<{ navigation: NavigationItem[]; footer: FooterContent }> {
  const [navigation, footer] = await Promise.all([
    readNavigation(locale).catch(noneInOutage([])),
    readFooter(locale).catch(noneInOutage(emptyFooter)),
  ])
  return { navigation, footer }
}

function noneInOutage<Part>(none: Part): (error: unknown) => Promise<Part> {
  return async (error) => {
    if (!(error instanceof UpstreamError)) throw error
    await notePlaceholder(error)
    return none
  }
}

async function readNavigation(locale: Locale): Promise<NavigationItem[]> {
  const document = await findSingle('navigation', locale)
  return rows(document?.data.items).flatMap((item) => {
    const label = text(item.label) ?? linkText(item.link, { locale, siteUrl: env.SITE_URL })
    const children = navigationLinks(rows(item.children), locale)
    const own = link(item.link, { locale, siteUrl: env.SITE_URL })
    if (label === undefined || (own === undefined && children.length === 0)) return []
    return [{ label, link: own, children }]
  })
}

async function readFooter(locale: Locale): Promise<FooterContent> {
  const document = await findSingle('footer', locale)
  if (document === undefined) return emptyFooter
  return {
    groups: rows(document.data.groups).map((group) => ({
      title: text(group.title) ?? '',
      links: navigationLinks(rows(group.links), locale),
    })),
    social: navigationLinks(rows(document.data.social), locale),
    legal: rich(document.data.legal),
  }
}

function navigationLinks(entries: { label?: unknown; link?: unknown }[], locale: Locale): NavigationLink[] {
  return entries.flatMap((entry) => {
    const label = text(entry.label) ?? linkText(entry.link, { locale, siteUrl: env.SITE_URL })
    const target = link(entry.link, { locale, siteUrl: env.SITE_URL })
    return label === undefined || target === undefined ? [] : [{ label, link: target }]
  })
}
