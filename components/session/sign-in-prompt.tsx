import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { joinPath, loginPath } from '@/lib/core/paths'
import { isOff } from '@/lib/core/server/off'

/**
 * Shown to visitors where players find something of their own: a description, and links to sign in. Hidden from the
 * first paint if somebody may be signed in. Sign-in leads back to the page with the links. Nothing on a site without
 * players.
 */
export async function SignInPrompt({ text }: { text: string }) {
  if (isOff('game')) return null
  const t = await getTranslations('header')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card bg-cream p-6 text-on-surface md:px-8 player:hidden">
      <p className="max-w-[48ch] text-lg font-semibold">{text}</p>
      <div className="flex flex-wrap gap-3">
        <a href={loginPath} className={buttonClass('primary')} data-cta="primary">
          {t('logIn')}
        </a>
        <a href={joinPath} className={buttonClass('outline')} data-cta="secondary">
          {t('join')}
        </a>
      </div>
    </div>
  )
}
