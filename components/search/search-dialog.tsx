import { getTranslations } from 'next-intl/server'
import { CloseIcon, SearchIcon } from '@/components/ui/icons'
import type { Locale } from '@/i18n/locales'
import { SEARCH_DIALOG } from '@/lib/core/search-dialog'
import { wordsOf } from '@/lib/core/words'
import { ResultsWhenOpen } from './results-when-open'
import { SearchForm } from './search-form'
import { listWords } from './search-words'

/** The search of every page: a button in the header, and a dialog that needs no script to lead to the results' page. */
export async function SearchDialog({ locale }: { locale: Locale }) {
  const t = await getTranslations('search')
  const texts = wordsOf(t, [...listWords, 'found', 'incomplete', 'failed', 'key'])
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={SEARCH_DIALOG}
        aria-label={t('open')}
        aria-keyshortcuts="/"
        className="icon-button"
      >
        <SearchIcon className="size-6" />
      </button>
      <dialog id={SEARCH_DIALOG} closedby="any" aria-label={t('title')} className="search-dialog">
        <div className="search-dialog-head">
          {/* First in the dialog, so that it gets the focus when the dialog opens. */}
          <SearchForm id="search-field" locale={locale} />
          <button
            type="button"
            command="close"
            commandfor={SEARCH_DIALOG}
            aria-label={t('close')}
            className="icon-button"
          >
            <CloseIcon className="size-6" />
          </button>
        </div>
        <ResultsWhenOpen locale={locale} texts={texts} />
      </dialog>
    </>
  )
}
