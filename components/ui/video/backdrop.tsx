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
  /** On phones: its shape above what follows it, or behind that, as on wider screens (hero.css). */
  onPhones?: PhonePlace
  /** Rendered over the video and each picture, under the controls: makes text on them readable. */
  children?: ReactNode
}

type PhonePlace = '4:3' | '3:2' | '16:9' | 'behind'

const placeClass: Record<PhonePlace, string> = {
  '4:3': 'backdrop-above max-md:aspect-[4/3]',
  '3:2': 'backdrop-above max-md:aspect-[3/2]',
  '16:9': 'backdrop-above max-md:aspect-video',
  behind: '',
}

/** Changes the picture every 4 seconds, with a fade of 1 second (decisions.md, "Carousels"). */
const TIMING = { firstShorterMs: 0 }

/** A section's background: a video, several pictures or one. Needs a positioned box with its own stacking context. */
export function Backdrop(props: BackdropProps) {
  const { video, pictures, isHero, label, showsProgress, onPhones = '4:3', children } = props
  const [first] = pictures
  const className = placeClass[onPhones]
  const mobileCrop = onPhones === 'behind' ? '5:9' : onPhones
  if (first === undefined) return null
  if (video) {
    return (
      <BackgroundVideo {...{ video, isHero, showsProgress, mobileCrop, className }} poster={first}>
        {children}
      </BackgroundVideo>
    )
  }
  if (pictures.length === 1) {
    return (
      <div className={clsx('backdrop', className)}>
        <Picture {...first} sizes="100vw" mobileCrop={mobileCrop} isHero={isHero} className="full-bleed" />
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
                mobileCrop={mobileCrop}
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
