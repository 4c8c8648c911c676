import { getTranslations } from 'next-intl/server'
import { InternalLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { searchPath } from '@/lib/core/paths'
import { wordsOf } from '@/lib/core/words'
import type { SearchAnswer } from '@/lib/domains/search/endpoints'
import type { SearchKind } from '@/lib/domains/search/entry'
import { ResultList } from './result-list'
import { SearchForm } from './search-form'
import { listWords } from './search-words'
import { WaysOn } from './ways-on'

/** What was asked for, and what was found for it. */
export type SearchShown = { query: string; kind?: SearchKind; answer: SearchAnswer }

type SearchViewProps = {
  locale: Locale
  /** Undefined before anything is asked for. */
  shown?: SearchShown
  /** Whether an address is of a service that the site does without. */
  isOff: (path: string) => boolean
}

/** The search as a page, which needs no script. */
export async function SearchView({ locale, shown, isOff }: SearchViewProps) {
  const t = await getTranslations('search')
  return (
    <Section className="search-page">
      <h1 className="mb-6 text-head-large wrap-anywhere">
        {shown ? t('resultsFor', { query: shown.query }) : t('title')}
      </h1>
      <SearchForm id="search-page-field" locale={locale} query={shown?.query} />
      {shown && <Results {...shown} locale={locale} />}
      {(shown === undefined || shown.answer.groups.length === 0) && <WaysOn locale={locale} isOff={isOff} />}
    </Section>
  )
}

async function Results({ query, kind, answer, locale }: SearchShown & { locale: Locale }) {
  const t = await getTranslations('search')
  const texts = wordsOf(t, listWords)
  return (
    <>
      {!answer.isComplete && <p className="mt-6">{t('incomplete')}</p>}
      {answer.groups.length === 0 && (
        <div className="mt-8">
          <p className="text-lg wrap-anywhere">{t('nothing', { query })}</p>
          <p>{t('hint')}</p>
        </div>
      )}
      {kind !== undefined && (
        <p className="mt-6">
          <InternalLink
            href={`${localizedPath(searchPath, locale)}?${String(new URLSearchParams({ q: query }))}`}
            className="search-all"
          >
            {t('allResults')}
          </InternalLink>
        </p>
      )}
      <div className="search-results mt-6">
        <ResultList groups={answer.groups} query={query} locale={locale} texts={texts} />
      </div>
    </>
  )
}
