import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { ContentAnchor } from '@/components/ui/content-anchor'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import type { NavigationLink } from '@/lib/core/navigation'
import { privacyPath } from '@/lib/core/paths'
import { BANNER_ID } from './banner-id'

const ANSWER = buttonClass('light', 'small', 'max-md:px-4')

/**
 * A low banner that asks whether clicks may be counted (decisions.md, "Contact, forms, tracking"). Hidden until
 * `promptForConsent` shows it, so without script it never appears, and nothing is counted. It is early in the page for
 * keyboard users.
 *
 * @param links of the footer; the one to the privacy page, if any, is repeated in the banner
 */
export async function ConsentBanner({ links, locale }: { links: NavigationLink[]; locale: Locale }) {
  const t = await getTranslations('consent')
  const privacy = links.find(({ link }) => link.href === localizedPath(privacyPath, locale))
  return (
    <section
      id={BANNER_ID}
      hidden
      tabIndex={-1}
      aria-labelledby={`${BANNER_ID}-title`}
      aria-describedby={`${BANNER_ID}-text`}
      className="consent"
      data-background="dark"
      data-nosnippet=""
    >
      <div>
        <strong id={`${BANNER_ID}-title`} className="consent-title">
          {t('title')}
        </strong>{' '}
        <span id={`${BANNER_ID}-text`}>
          <span className="consent-text">{t('text')}</span>{' '}
          {privacy && (
            <ContentAnchor link={privacy.link} className="underline">
              {privacy.label}
            </ContentAnchor>
          )}
          <span data-when="granted">{t('granted')}</span>
          <span data-when="refused">{t('refused')}</span>
        </span>
      </div>
      <div className="consent-answers">
        <button type="button" data-answer="refused" className={ANSWER}>
          {t('refuse')}
        </button>
        <button type="button" data-answer="granted" className={ANSWER}>
          {t('accept')}
        </button>
      </div>
    </section>
  )
}
