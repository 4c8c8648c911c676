import { Card, CardArrow, CardTitle } from '@/components/ui/card'
import { backgroundOf } from '@/components/ui/colours'
import { Picture } from '@/components/ui/picture'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'

export type FeatureCardProps = { title: string; subtitle: string; image: PictureSource; link: ContentLink | undefined }

const BACKGROUND = backgroundOf('white', 'white')

/** A small card at the bottom of a banner; a link if it has an address. */
export function FeatureCard({ title, subtitle, image, link, heading }: FeatureCardProps & { heading: 'h2' | 'h3' }) {
  return (
    <Card background={BACKGROUND} isWholeLink={link !== undefined} className="flex-row!">
      <div className="relative min-h-26 w-20 shrink-0 overflow-hidden sm:w-36">
        <Picture image={image} sizes="144px" className="full-bleed" />
      </div>
      <div className="flex min-w-0 grow items-center gap-3 p-4 text-start">
        <div className="room grow">
          <CardTitle title={title} heading={heading} link={link} isWholeLink />
          <p className="mt-1 text-sm text-muted">{subtitle}</p>
        </div>
        {link && <CardArrow />}
      </div>
    </Card>
  )
}
