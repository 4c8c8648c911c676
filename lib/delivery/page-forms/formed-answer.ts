import type { PageForm } from '../../core/route-decision.ts'
import { NO_PAGE_POLICY } from '../security-headers.ts'
import { pageMarkdown } from './page-markdown.ts'
import { siteGuide } from './site-guide.ts'

/** Headers of a page that are not those of its other forms, which run no script and load nothing. */
export const OF_THE_PAGE: ReadonlySet<string> = new Set(['content-security-policy', 'content-type', 'etag', 'link'])

type FormedAnswer = { body: string; headers: Readonly<Record<string, string>> }

/**
 * A page in another form, with the headers of that. `link` leads search engines to the page itself.
 *
 * @param siteUrl the site's address, which links and pictures are relative to
 */
export function formedAnswer(html: string, form: PageForm, siteUrl: string): FormedAnswer {
  const page = pageMarkdown(html, siteUrl)
  const language: Record<string, string> = page.language === undefined ? {} : { 'content-language': page.language }
  const always = { 'content-security-policy': NO_PAGE_POLICY, ...language }
  if (form === 'guide')
    return { body: siteGuide(html, siteUrl), headers: { ...always, 'content-type': 'text/plain; charset=utf-8' } }
  const { body, canonical, isUnlisted } = page
  return {
    body,
    headers: {
      ...always,
      'content-type': 'text/markdown; charset=utf-8',
      ...(canonical !== undefined && { link: `<${canonical}>; rel="canonical"` }),
      ...(isUnlisted && { 'x-robots-tag': 'noindex' }),
    },
  }
}

/** The entity tag of a page in another form, which changes with that of the page. */
export const formedTag = (pageTag: string, form: PageForm): string => pageTag.replace('"', `"${form}-`)
