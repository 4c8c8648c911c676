import { getTranslations } from 'next-intl/server'
import { SearchIcon } from '@/components/ui/icons'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { searchLimits } from '@/lib/core/limits'
import { searchPath } from '@/lib/core/paths'

type SearchFormProps = {
  locale: Locale
  /** Id of the field, unique on the page. */
  id: string
  query?: string
}

/** The search field: a plain form, whose answer is a page. */
export async function SearchForm({ locale, id, query }: SearchFormProps) {
  const t = await getTranslations('search')
  return (
    <form action={localizedPath(searchPath, locale)} role="search" className="search-form">
      <label htmlFor={id} className="sr-only">
        {t('field')}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        required
        defaultValue={query}
        placeholder={t('placeholder')}
        maxLength={searchLimits.characters}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        className="search-field"
      />
      <button type="submit" className="search-submit">
        <SearchIcon className="size-6" />
        <span className="sr-only">{t('submit')}</span>
      </button>
    </form>
  )
}
