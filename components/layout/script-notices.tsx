import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { CONNECTION_NOTICE_ID, OFFLINE_NOTICE_ID, RELOAD_OFFER_ID } from '@/lib/core/missing-script'

/**
 * What the page says if a script of it doesn't arrive, or the line is gone. Every page contains all of it, hidden, since it
 * could not be loaded then: the script is gone, so the page offers to be loaded again, by a button that the head script serves
 * (`lib/delivery/reload-keeping.ts`); or the connection is gone, so the script is requested again later. While
 * the browser is offline the page says so by itself (`lib/delivery/line-notice.ts`), unless it says so of a script already.
 */
export async function ScriptNotices() {
  const t = await getTranslations('scriptNotices')
  return (
    <>
      <div id={RELOAD_OFFER_ID} popover="manual" role="alert" className="another-player" data-nosnippet="">
        <p className="mb-1 font-display font-extrabold">{t('title')}</p>
        <p className="mb-4">{t('goOn')}</p>
        <button type="button" data-reloads="" className={buttonClass('primary', 'small')}>
          {t('reload')}
        </button>
      </div>
      <div id={CONNECTION_NOTICE_ID} popover="manual" role="alert" className="another-player" data-nosnippet="">
        <p className="mb-1 font-display font-extrabold">{t('title')}</p>
        <p>{t('disconnected')}</p>
      </div>
      <div id={OFFLINE_NOTICE_ID} popover="manual" role="status" className="another-player" data-nosnippet="">
        <p className="mb-1 font-display font-extrabold">{t('offline')}</p>
        <p>{t('kept')}</p>
      </div>
    </>
  )
}
