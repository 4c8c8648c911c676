import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Carousel } from '../carousel/carousel'
import { Picture } from '../picture'
import { BackgroundVideo, type BackgroundVideoSource, type ResponsivePicture } from './background-video'

type BackdropProps = {
  /** A video, which takes precedence over the pictures; the first picture is its poster. */
  video?: BackgroundVideoSource
  /** The pictures; several fade from one to the next. */
  pictures: ResponsivePicture[]
  /** Whether it is at the top of the page: the first picture is the page's main one. */
  isHero: boolean
  /** Accessible name: what the pictures are about. */
  label: string
  showsProgress?: boolean
  className?: string
  /** Rendered over the video and each picture, under the controls: makes text on them readable. */
  children?: ReactNode
}

/** Changes the picture every 4 seconds, with a fade of 1 second (decisions.md, "Carousels"). */
const TIMING = { firstShorterMs: 0 }

/** A section's background: a video, several pictures or one. Needs a positioned box with its own stacking context. */
export function Backdrop({ video, pictures, isHero, label, showsProgress, className, children }: BackdropProps) {
  const [first] = pictures
  if (first === undefined) return null
  if (video) {
    return (
      <BackgroundVideo video={video} poster={first} isHero={isHero} showsProgress={showsProgress} className={className}>
        {children}
      </BackgroundVideo>
    )
  }
  if (pictures.length === 1) {
    return (
      <div className={clsx('backdrop', className)}>
        <Picture {...first} sizes="100vw" mobileCrop="5:9" isHero={isHero} className="full-bleed" />
        {children}
      </div>
    )
  }
  return (
    <div className={clsx('backdrop', className)}>
      <Carousel
        label={label}
        transition="fade"
        auto={TIMING}
        pausesWithSection
        controlsClassName="backdrop-controls"
        slides={pictures.map((picture, index) => ({
          key: `${index}-${picture.image.url}`,
          content: (
            <>
              <Picture
                {...picture}
                sizes="100vw"
                mobileCrop="5:9"
                isHero={isHero && index === 0}
                className="full-bleed"
              />
              {children}
            </>
          ),
        }))}
      />
    </div>
  )
}
