import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { RELOAD_OFFER_ID } from '@/components/ui/load-script'

/**
 * Offers to load the page again, since a script of it is gone. Every page contains it, hidden, since it could not be
 * loaded then. The head script serves its button (`lib/delivery/reload-keeping.ts`).
 */
export async function ReloadOffer() {
  const t = await getTranslations('reloadOffer')
  return (
    <div id={RELOAD_OFFER_ID} popover="manual" role="alert" className="another-player" data-nosnippet="">
      <p className="mb-1 font-display font-extrabold">{t('title')}</p>
      <p className="mb-4">{t('body')}</p>
      <button type="button" data-reloads="" className={buttonClass('primary', 'small')}>
        {t('reload')}
      </button>
    </div>
  )
}
