import { CardRow } from '@/components/ui/card-row'
import { backgroundOf } from '@/components/ui/colours'
import { PictureCard } from '@/components/ui/picture-card'
import { PlaySign } from '@/components/ui/play-sign'
import type { PictureSource } from '@/lib/core/picture'
import { colours } from '@/theme'

/** @param href of its page */
export type VideoTeaser = { href: string; title: string; picture: PictureSource }

type VideoRowProps = {
  /** Accessible name: what the videos are about. */
  label: string
  heading: 'h2' | 'h3'
  videos: VideoTeaser[]
  controlsClassName?: string
}

/** A shade lighter than the dark sections that it is mostly part of. */
const BACKGROUND = backgroundOf(colours.inkSoft, 'dark')
const SIZES = '(min-width: 1200px) 384px, (min-width: 768px) 296px, 78vw'

/** Videos in a row that scrolls (VD-003), each a link to its page (VD-005). */
export function VideoRow({ label, heading, videos, controlsClassName }: VideoRowProps) {
  return (
    <CardRow
      label={label}
      controlsClassName={controlsClassName}
      cards={videos.map(({ href, title, picture }) => (
        <PictureCard
          key={href}
          link={{ href, external: false, newTab: false }}
          title={title}
          picture={picture}
          heading={heading}
          sizes={SIZES}
          shape="aspect-video"
          background={BACKGROUND}
          overlay={<PlaySign />}
        />
      ))}
    />
  )
}
