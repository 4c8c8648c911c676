import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Locale } from '@/i18n/locales'
import type { Profile } from '@/lib/domains/profile/schema'
import type { ProfileForm as UnsavedForm } from '@/lib/domains/profile/profile-form'
import { ProfileForm } from './lazy'
import { profileTexts } from './profile-texts'

type ProfileViewProps = {
  /** Undefined if the game server can't be reached, or does not answer as was agreed. */
  profile: Profile | undefined
  /** Whether it is the latter, which no other try mends. */
  isLasting: boolean
  /** What could not be saved without script, to be shown again. */
  unsaved: UnsavedForm | undefined
  playerId: string
  locale: Locale
  /** The second column. */
  children: ReactNode
}

/** The player's profile page: the form on the left, related panels on the right. */
export async function ProfileView({ profile, isLasting, unsaved, playerId, locale, children }: ProfileViewProps) {
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
          <Unavailable isLasting={isLasting} />
        )}
      </div>
      {children}
    </div>
  )
}

async function Unavailable({ isLasting }: { isLasting: boolean }) {
  const [t, errors] = await Promise.all([getTranslations('profile.unavailable'), getTranslations('errors.unreadable')])
  return (
    <section>
      <h2 className="mb-4 text-head-sm">{t('title')}</h2>
      <p className="mb-6">{isLasting ? errors('body') : t('body')}</p>
      {!isLasting && (
        <a href="?" className={buttonClass()}>
          {t('retry')}
        </a>
      )}
    </section>
  )
}
