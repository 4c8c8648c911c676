import { clsx } from 'clsx'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SearchForm } from '@/components/search/search-form'
import { WaysOn } from '@/components/search/ways-on'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/link'
import { RichText } from '@/slices/readers/rich-text'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { findErrorPage } from '@/lib/content/pages/error-page'
import { homePath } from '@/lib/core/paths'
import { PAGE_STATUS_META } from '@/lib/delivery/page-status'
import type { ErrorStatus } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { isOffAddress } from '@/lib/core/server/off'
import failure from '@/messages/failure.json'
import { ErrorScene } from './error-scene'

const names = { 404: 'notFound', 410: 'gone', 502: 'unreadable', 503: 'unavailable' } as const

/** Head of an error document. Its marker becomes the response's status (lib/delivery/page-status.ts). */
export async function errorMetadata(status: ErrorStatus, locale: Locale): Promise<Metadata> {
  const { title } = await wordsFor(status, locale)
  return {
    title,
    robots: { index: false },
    other: { [PAGE_STATUS_META]: String(status) },
  }
}

type ErrorDocumentProps = {
  status: ErrorStatus
  locale: Locale
  /** What helps at this kind of address, before the ways that help at any. */
  children?: ReactNode
}

/**
 * A page for an expected error, in the visitor's language, complete without script: with a search and the pages that lead to
 * most others, or with another try where that can help. The failure of a service has the site's own words, since the editors'
 * are of a fault of the site.
 */
export async function ErrorDocument({ status, locale, children }: ErrorDocumentProps) {
  const t = await getTranslations('errors')
  const words = await wordsFor(status, locale)
  const content = status === 502 || status === 503 ? undefined : await findErrorPage(status, locale)
  const body: ReactNode = content?.body ? (
    <RichText field={content.body} context={{ locale, siteUrl: env.SITE_URL }} />
  ) : (
    <p>{words.body}</p>
  )
  return (
    <main id="main" className="relative isolate grid flex-1 overflow-hidden bg-ink text-paper" data-background="dark">
      <ErrorScene />
      <div className={clsx('container relative self-start pt-20 md:pt-28', status === 503 ? 'pb-72' : 'pb-96')}>
        <p className="mb-4 font-display text-xl font-extrabold text-yellow">
          {status}
          {/* The specification's message, even if editors wrote a title of their own (PB-017). */}
          {content?.title !== undefined && ` · ${words.title}`}
        </p>
        <h1 className="mb-6 max-w-4xl text-head-xl">{content?.title ?? words.title}</h1>
        <div className="mb-8 max-w-xl text-lg">{body}</div>
        {children}
        {status === 503 ? (
          <a href="?" className={buttonClass('yellow', 'large')}>
            {t('retry')}
          </a>
        ) : (
          <>
            <SearchForm id="missing-page-search" locale={locale} />
            <WaysOn locale={locale} isOff={isOffAddress} />
            <InternalLink href={localizedPath(homePath, locale)} className={buttonClass('yellow', 'large', 'mt-8')}>
              {t('home')}
            </InternalLink>
          </>
        )}
      </div>
    </main>
  )
}

async function wordsFor(status: ErrorStatus, locale: Locale): Promise<{ title: string; body: string }> {
  if (status === 500) return failure[locale]
  const t = await getTranslations({ locale, namespace: 'errors' })
  return { title: t(`${names[status]}.title`), body: t(`${names[status]}.body`) }
}
