import { getTranslations } from 'next-intl/server'
import { addressAt } from '@/lib/core/picture'
import { mediaPicture } from '@/lib/core/poster'
import { env } from '@/lib/core/server/env'
import type { Profile } from '@/lib/domains/profile/schema'
import { landscape } from '@/theme'

const AVATAR_PX = 96

/** The page's header: its title, and the player's name and picture, if the profile is known. */
export async function ProfileHero({ profile }: { profile: Profile | undefined }) {
  const t = await getTranslations('profile')
  return (
    <header className="relative isolate overflow-hidden bg-ink text-paper" data-background="dark">
      <Ridge />
      <div className="container flex flex-wrap items-center gap-x-6 gap-y-4 py-10 md:py-14">
        {profile && <Avatar profile={profile} />}
        <div className="min-w-0">
          <h1 className="text-head-large">{t('title')}</h1>
          <p className="mt-2 text-lg text-muted-on-ink">
            {profile ? `${profile.firstName} ${profile.lastName}` : t('intro')}
          </p>
        </div>
      </div>
    </header>
  )
}

function Avatar({ profile }: { profile: Profile }) {
  const picture = mediaPicture(profile.imageUrl ?? undefined, env.MEDIA_ORIGINS)
  if (!picture) {
    return (
      <span
        aria-hidden="true"
        className="grid size-24 place-items-center rounded-full bg-yellow font-display text-head-large font-extrabold text-ink"
      >
        {/./u.exec(profile.firstName)?.[0]}
      </span>
    )
  }
  return (
    <img
      src={addressAt(picture, 2 * AVATAR_PX, { shape: '1:1' })}
      width={AVATAR_PX}
      height={AVATAR_PX}
      alt=""
      className="size-24 rounded-full border-4 border-paper/15 object-cover"
    />
  )
}

/** A picture of hills at dusk, behind the title. */
function Ridge() {
  return (
    <svg
      viewBox="0 0 1440 220"
      preserveAspectRatio="xMaxYMax slice"
      className="absolute inset-0 -z-1 size-full"
      aria-hidden="true"
    >
      <circle cx="1330" cy="146" r="40" fill="var(--color-yellow)" opacity="0.9" className="max-md:hidden" />
      <path d="M620 220 800 120l90 48 150-116 120 92 110-62 170 114v24z" fill={landscape.farRidge} />
      <path d="M760 220l170-66 110 38 160-82 130 66 110-40v84z" fill={landscape.ridge} />
    </svg>
  )
}
