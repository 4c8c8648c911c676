import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { ANOTHER_PLAYER_ID } from '@/lib/domains/session/page-player'

/**
 * Says that somebody else has signed in since the page was rendered, and how to go on. Every page has it, hidden, once it
 * is hydrated, so that each request for a player can show it (`memberCall`). It leaves the page usable: what is typed there is
 * not lost.
 */
export async function AnotherPlayer() {
  const t = await getTranslations('player.another')
  return (
    <div id={ANOTHER_PLAYER_ID} popover="manual" role="alert" className="another-player" data-nosnippet="">
      <p className="mb-1 font-display font-extrabold">{t('title')}</p>
      <p className="mb-4">{t('body')}</p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address reloads the page, its query included */}
      <a href="" className={buttonClass('primary', 'small')}>
        {t('reload')}
      </a>
    </div>
  )
}
