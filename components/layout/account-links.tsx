import { getTranslations } from 'next-intl/server'
import { joinPath, loginPath } from '@/lib/core/paths'

/** Sign-in links for visitors. Plain anchors: sign-in leaves the site and must never be prefetched. */
export async function AccountLinks() {
  const t = await getTranslations('header')
  return (
    <div className="flex flex-wrap items-center gap-3 player:hidden">
      <a href={loginPath} className="header-link wrap-anywhere">
        {t('logIn')}
      </a>
      <a
        href={joinPath}
        className="inline-flex min-h-11 items-center wrap-anywhere rounded-full bg-orange px-5 font-semibold text-paper transition-colors hover:bg-orange-dark"
      >
        {t('join')}
      </a>
    </div>
  )
}
