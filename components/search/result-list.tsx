import { InternalLink } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time/local-time'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { displayNames } from '@/lib/core/formats'
import { searchPath } from '@/lib/core/paths'
import { fillPlural } from '@/lib/core/plural'
import { fill } from '@/lib/core/words'
import type { SearchAnswer } from '@/lib/domains/search/endpoints'
import type { ListTexts } from './search-words'

type Group = SearchAnswer['groups'][number]
type Result = Group['results'][number]
type Parts = Result['title']

type ResultListProps = { groups: readonly Group[]; query: string; locale: Locale; texts: ListTexts }

/** What was found, under the names of its kinds. */
export function ResultList({ groups, query, locale, texts }: ResultListProps) {
  return groups.map((group) => (
    <section key={group.kind} className="search-group" aria-label={texts[`kinds.${group.kind}`]}>
      <div className="search-group-head">
        <h2 className="text-sm font-semibold">{texts[`kinds.${group.kind}`]}</h2>
        <span className="search-count">
          {fillPlural(texts.count, { count: group.count }, locale)}
          {group.isMore && '+'}
        </span>
      </div>
      <ul>
        {group.results.map((result) => (
          <li key={`${result.path} ${result.title.map(({ text }) => text).join('')}`}>
            <ResultLink result={result} locale={locale} />
          </li>
        ))}
      </ul>
      {group.results.length < group.count && (
        <InternalLink href={allOf(group, query, locale)} className="search-all">
          {fill(texts.showAll, { kind: texts[`kinds.${group.kind}`] })}
        </InternalLink>
      )}
    </section>
  ))
}

function allOf({ kind }: Group, query: string, locale: Locale): string {
  return `${localizedPath(searchPath, locale)}?${String(new URLSearchParams({ q: query, kind }))}`
}

function ResultLink({ result, locale }: { result: Result; locale: Locale }) {
  const { path, language, startsAt, title, excerpt } = result
  return (
    <InternalLink href={path} className="search-result">
      {/* In another language, its lines may run the other way. */}
      <span lang={language} dir="auto" className="search-title">
        <Marked parts={title} />
      </span>
      {language !== undefined && (
        <span className="search-note"> {displayNames(locale, { type: 'language' }).of(language)}</span>
      )}
      {startsAt !== undefined && (
        <span className="search-start">
          <LocalTime instant={startsAt} locale={locale} />
        </span>
      )}
      {excerpt.length > 0 && (
        <span lang={language} dir="auto" className="search-excerpt">
          <Marked parts={excerpt} />
        </span>
      )}
    </InternalLink>
  )
}

function Marked({ parts }: { parts: Parts }) {
  return parts.map(({ text, isFound }, at) => (isFound ? <mark key={at}>{text}</mark> : text))
}
