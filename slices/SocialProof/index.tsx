import { image, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { SocialProofSlice } from '@/prismicio-types'
import { isBlank, readLink } from '@/slices/readers/read'
import { readVideoAddress } from '@/slices/readers/read-video'
import { type SocialPost, SocialProofView, platforms } from './social-proof'

/** Players' posts on social networks, as cards (SL-social_proof-01 to SL-social_proof-03). */
export function SocialProof({ slice: { primary, items }, context }: SectionProps<SocialProofSlice>) {
  const posts = rows(items).flatMap((item, index) => readPost(item, `${context.anchor}-video-${index + 1}`, context))
  if (posts.length === 0) return null
  return <SocialProofView title={text(primary.title) ?? missing.title} posts={posts} />
}

type Item = SocialProofSlice['items'][number]

function readPost(item: Item, videoId: string, context: SectionContext): SocialPost[] {
  const [name, handle, picture] = [text(item.userName), text(item.userHandle), image(item.postImage)]
  const [address, link] = [readVideoAddress(item.videoUrl, context), readLink(item.postUrl, context)]
  if (isBlank(name, handle, picture, address, link)) return []
  return [
    {
      name: name ?? missing.userName,
      handle: handle && `@${handle.replace(/^@/, '')}`,
      platform: platforms.find((platform) => platform.toLowerCase() === text(item.socialPlatform)?.toLowerCase()),
      picture: picture ?? placeholder(720, 480),
      video: address === undefined ? undefined : { address, dialogId: videoId },
      link,
    },
  ]
}
