import { addressAt } from '@/lib/core/picture'
import { mediaPicture } from '@/lib/core/poster'
import { env } from '@/lib/core/server/env'
import type { Profile } from '@/lib/domains/profile/schema'

const AVATAR_PX = 96

/** The player's picture, or their initial. */
export function Avatar({ profile }: { profile: Profile }) {
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
