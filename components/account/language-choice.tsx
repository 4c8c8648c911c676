import { getTranslations } from 'next-intl/server'
import { localeName, locales, type Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'

/** Links to this page in the site's other languages. @param path without a language */
export async function LanguageChoice({ path, locale }: { path: string; locale: Locale }) {
  const t = await getTranslations('account.choices')
  return (
    <section aria-labelledby="language">
      <h3 id="language" className="mb-1 font-semibold">
        {t('language')}
      </h3>
      <p className="mb-4 text-muted">{t('languageHint')}</p>
      <ul className="flex flex-wrap gap-2">
        {locales.map((each) => (
          <li key={each}>
            <a
              href={localizedPath(path, each)}
              hrefLang={each}
              lang={each}
              aria-current={each === locale ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-yorkshire px-5 text-sm font-semibold transition-colors hover:bg-mist aria-[current]:border-on-surface aria-[current]:bg-on-surface aria-[current]:text-surface"
            >
              {localeName(each)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
