import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { signOutPath } from '@/lib/core/paths'
import { PLAYER_MENU_ID } from '@/lib/core/player-menu'
import { shownMemberPages } from '@/lib/core/server/member-pages'
import { Chevron } from '../ui/icons'
import { PlayerFactsBehaviour } from './lazy'

/**
 * The menu of the signed-in player. Every cached page contains it, without a name and hidden from visitors by CSS; the
 * name is filled in when the session's answer arrives.
 */
export async function PlayerMenu({ locale }: { locale: Locale }) {
  const t = await getTranslations('player')
  return (
    <div className="hidden player:block">
      <button type="button" popoverTarget={PLAYER_MENU_ID} aria-label={t('menu')} className="header-link menu-button">
        <span aria-hidden="true" data-player-initial className="player-initial" />
        <Chevron className="size-4" />
      </button>
      <div id={PLAYER_MENU_ID} popover="auto" className="header-popover">
        <p data-player-name className="popover-name" />
        <PlayerEntries locale={locale} className="popover-link" />
      </div>
      <PlayerFactsBehaviour />
    </div>
  )
}

/** The entries of the player's menu, in the header and in the drawer. */
export async function PlayerEntries({ locale, className }: { locale: Locale; className: string }) {
  const [t, pages] = await Promise.all([getTranslations('player'), shownMemberPages()])
  return (
    <ul className="grid gap-1">
      {pages.map(({ name, path }) => (
        <li key={name}>
          <a href={localizedPath(path, locale)} className={className}>
            {t(name)}
          </a>
        </li>
      ))}
      <li>
        <form action={signOutPath} method="post">
          <button type="submit" className={`w-full text-start ${className}`}>
            {t('signOut')}
          </button>
        </form>
      </li>
    </ul>
  )
}
