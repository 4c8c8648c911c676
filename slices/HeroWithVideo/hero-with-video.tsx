import { clsx } from 'clsx'
import type { ButtonLink } from '@/components/ui/button'
import { HeroText, type HeroTextProps } from '@/components/ui/hero-text'
import { Picture } from '@/components/ui/picture'
import { PosterButton } from '@/components/ui/video/poster-button'
import type { PictureSource } from '@/lib/core/picture'

type HeroWithVideoViewProps = Pick<HeroTextProps, 'heading' | 'size' | 'body' | 'background'> & {
  title: string
  button: ButtonLink | undefined
  picture: PictureSource
  /** The video that the picture opens; without it the picture isn't a button. */
  video: VideoOfHero | undefined
  /** Whether the section is the first on its page: its picture is the page's main one. */
  leads: boolean
}

type VideoOfHero = {
  address: string
  /** Id of the dialog; unique on the page. */
  dialogId: string
}

const SIZES = '(min-width: 1440px) 60vw, (min-width: 1024px) 64vw, 94vw'

/** Classes of the frame, which extends to the right edge of wide screens. */
const FRAME = clsx(
  'relative block aspect-video w-full overflow-hidden rounded-card',
  'lg:aspect-4/3 lg:w-[calc(100%+max(var(--gutter),(100vw-var(--content-width))/2))] lg:rounded-e-none xl:aspect-video',
)

export function HeroWithVideoView({ button, picture, video, leads, ...text }: HeroWithVideoViewProps) {
  const { background, title } = text
  const poster = <Picture image={picture} sizes={SIZES} isHero={leads} className="full-bleed" />
  return (
    <section
      data-background={background.isDark ? 'dark' : undefined}
      className={clsx('hero-background', background.className)}
      style={background.style}
    >
      <div className="container my-auto grid items-center gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <HeroText {...text} primary={button} />
        <div className="min-w-0">
          {video ? (
            <PosterButton id={video.dialogId} address={video.address} title={title} className={FRAME}>
              {poster}
            </PosterButton>
          ) : (
            <div className={FRAME}>{poster}</div>
          )}
        </div>
      </div>
    </section>
  )
}
