import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Locale } from '@/i18n/locales'
import type { Profile } from '@/lib/domains/profile/schema'
import type { ProfileForm as UnsavedForm } from '@/lib/domains/profile/profile-form'
import { ProfileForm } from './lazy'
import { profileTexts } from './profile-texts'

type ProfileViewProps = {
  /** Undefined while the game server can't be reached. */
  profile: Profile | undefined
  /** What could not be saved without script, to be shown again. */
  unsaved: UnsavedForm | undefined
  playerId: string
  locale: Locale
  /** The second column. */
  children: ReactNode
}

/** The player's profile page: the form on the left, related panels on the right. */
export async function ProfileView({ profile, unsaved, playerId, locale, children }: ProfileViewProps) {
  return (
    <div className="grid items-start gap-12 xl:grid-cols-[7fr_5fr] xl:gap-16">
      <div className="min-w-0">
        {profile ? (
          <ProfileForm
            profile={profile}
            unsaved={unsaved}
            playerId={playerId}
            locale={locale}
            texts={await profileTexts()}
          />
        ) : (
          <Unavailable />
        )}
      </div>
      {children}
    </div>
  )
}

async function Unavailable() {
  const t = await getTranslations('profile.unavailable')
  return (
    <section>
      <h2 className="mb-4 text-head-sm">{t('title')}</h2>
      <p className="mb-6">{t('body')}</p>
      <a href="?" className={buttonClass()}>
        {t('retry')}
      </a>
    </section>
  )
}
