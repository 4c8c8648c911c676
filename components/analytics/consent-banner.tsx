import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { ContentAnchor } from '@/components/ui/content-anchor'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import type { NavigationLink } from '@/lib/core/navigation'
import { privacyPath } from '@/lib/core/paths'
import { isOff } from '@/lib/core/server/off'
import { BANNER_ID } from './consent-ids'

const ANSWER = buttonClass('light', 'small', 'max-md:min-h-10 max-md:px-2')

/**
 * A low banner that asks what the site may do beyond what it can't do without (decisions.md, "Contact, forms,
 * tracking"). Hidden until `promptForConsent` shows it, so without script it never appears, and nothing is agreed to. It
 * is early in the page for keyboard users.
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
        <span id={`${BANNER_ID}-text`} className="consent-text">
          {t(isOff('chat') ? 'textWithoutChat' : 'text')}
        </span>{' '}
        {privacy && (
          <ContentAnchor link={privacy.link} className="underline">
            {privacy.label}
          </ContentAnchor>
        )}
      </div>
      <div className="consent-answers">
        <button type="button" data-answer="choose" aria-haspopup="dialog" className="consent-choose">
          {t('choose')}
        </button>
        <button type="button" data-answer="necessary" className={ANSWER}>
          {t('refuse')}
        </button>
        <button type="button" data-answer="all" className={ANSWER}>
          {t('accept')}
        </button>
      </div>
    </section>
  )
}
