import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Carousel } from '../carousel/carousel'
import { Picture } from '../picture'
import { BackgroundVideo } from './background-video'
import type { BackgroundVideoSource, ResponsivePicture } from './background-video'

type BackdropProps = {
  /** Wins over the pictures, the first of which is its poster. */
  video?: BackgroundVideoSource
  /** Several follow one another in a fade. */
  pictures: ResponsivePicture[]
  /** It leads the page: the first picture is the page's main one. */
  isHero: boolean
  /** What the pictures are about, for those who don't see them. */
  label: string
  showsProgress?: boolean
  className?: string
  /** Drawn over the video and each picture, under the controls: what makes text upon them readable. */
  children?: ReactNode
}

/** Every 4 seconds the next picture, in a fade of 1 second (decisions.md, "Carousels"). */
const TIMING = { firstShorterMs: 0 }

/** What lies behind the text of a section: a video, several pictures or one. Needs an isolated box that is positioned. */
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
