import { ContentAnchor } from '@/components/ui/content-anchor'
import { fitHeadline } from '@/components/ui/fit-headline'
import { ArrowForward } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'

export type FeatureCardProps = { title: string; subtitle: string; image: PictureSource; link: ContentLink | undefined }

const BOX =
  'group grid grid-cols-[5rem_1fr] overflow-hidden rounded-card bg-surface text-on-surface sm:grid-cols-[9rem_1fr]'

/** A small card at the bottom of a banner; a link if it has an address. */
export function FeatureCard({ title, subtitle, image, link }: FeatureCardProps) {
  const content = (
    <>
      <span className="relative block min-h-26">
        <Picture image={image} sizes="144px" className="full-bleed transition-transform group-hover:scale-105" />
      </span>
      <span className="flex items-center gap-3 px-4 py-4 text-start">
        <span className="room grow">
          <span className="block font-display text-head-sm font-extrabold" style={fitHeadline(title)}>
            {title}
          </span>
          <span className="mt-1 block text-sm text-muted">{subtitle}</span>
        </span>
        {link && <ArrowForward className="size-5 shrink-0 text-orange print:hidden" />}
      </span>
    </>
  )
  if (link === undefined) return <div className={BOX}>{content}</div>
  return (
    <ContentAnchor link={link} className={BOX} data={{ 'data-card': title }}>
      {content}
    </ContentAnchor>
  )
}
