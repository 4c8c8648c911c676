import { Badge } from '@/components/ui/badge'
import { CardGrid } from '@/components/ui/card-grid'
import { PictureCard } from '@/components/ui/picture-card'
import { Section } from '@/components/ui/section'
import { PosterButton } from '@/components/ui/video/poster-button'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'

export const platforms = ['Instagram', 'TikTok'] as const

type Platform = (typeof platforms)[number]

export type SocialPost = {
  name: string
  /** The author's handle, including the at sign. */
  handle: string | undefined
  platform: Platform | undefined
  picture: PictureSource
  video: { address: string; dialogId: string } | undefined
  /** Link to the post. */
  link: ContentLink | undefined
}

const SIZES = '(min-width: 1280px) 680px, (min-width: 1024px) 54vw, (min-width: 500px) 80vw, 160vw'

export function SocialProofView({ title, posts }: { title: string; posts: SocialPost[] }) {
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <h2 className="text-head-large">{title}</h2>
      <CardGrid
        cards={posts.map((post, index) => (
          <PostCard key={index} {...post} />
        ))}
      />
    </Section>
  )
}

/** The picture plays the post's video if it has one; the rest is a link to the post. */
function PostCard({ name, handle, platform, picture, video, link }: SocialPost) {
  return (
    <PictureCard
      title={name}
      heading="h3"
      body={handle}
      picture={picture}
      sizes={SIZES}
      shape="aspect-square"
      link={link}
      badge={platform && <Badge label={platform} color={colours[platform]} fontSize="XS" />}
      overlay={
        video && (
          <PosterButton
            id={video.dialogId}
            address={video.address}
            title={name}
            className="absolute inset-0 z-2 [--play-size:4rem]"
          />
        )
      }
    />
  )
}

const colours: Record<Platform, string> = { Instagram: 'secondary', TikTok: 'dark' }
