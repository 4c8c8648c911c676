import { getTranslations } from 'next-intl/server'
import { buttonClass } from '../ui/button'
import { joinPath, loginPath } from '@/lib/core/paths'

/** Sign-in links for visitors. Plain anchors: sign-in leaves the site and must never be prefetched. */
export async function AccountLinks() {
  const t = await getTranslations('header')
  return (
    <div className="flex flex-wrap items-center gap-3 player:hidden">
      <a href={loginPath} className="header-link header-log-in wrap-anywhere">
        {t('logIn')}
      </a>
      <a href={joinPath} className={buttonClass('primary', 'small', 'wrap-anywhere max-sm:px-4 sm:text-base')}>
        {t('join')}
      </a>
    </div>
  )
}
