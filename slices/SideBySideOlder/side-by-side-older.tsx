import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { type ActionButton, ButtonWithAction } from '@/components/actions/button-with-action'
import type { Background } from '@/components/ui/colours'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { type TextAlignment, buttonAlignment } from '@/components/ui/text-block'
import { Backdrop } from '@/components/ui/video/backdrop'
import { PosterButton } from '@/components/ui/video/poster-button'
import type { PictureSource } from '@/lib/core/picture'

export const subtitleSizes = ['small', 'medium', 'large'] as const

/** Side of the picture; `rhythm` if editors chose none, so that the page's zig-zag decides. */
export type PictureSide = 'left' | 'right' | 'rhythm'

type SideBySideOlderViewProps = BandProps & WordsProps & MediaProps & { pictureSide: PictureSide; pictureShare: number }

const sides: Record<PictureSide, { columns: string; picture: string }> = {
  left: { columns: 'lg:grid-cols-[var(--share)_minmax(0,1fr)]', picture: '' },
  right: { columns: 'lg:grid-cols-[minmax(0,1fr)_var(--share)]', picture: 'md:order-2' },
  rhythm: {
    columns: 'lg:grid-cols-[var(--share)_minmax(0,1fr)] lg:zig-right:grid-cols-[minmax(0,1fr)_var(--share)]',
    picture: 'md:zig-right:order-2',
  },
}

export function SideBySideOlderView(props: SideBySideOlderViewProps) {
  const { pictureSide, pictureShare } = props
  const side = sides[pictureSide]
  const share: CSSProperties & Record<'--share', string> = { '--share': `${pictureShare}%` }
  return (
    <Band {...props}>
      <div
        style={share}
        className={clsx(
          'relative grid grid-cols-[minmax(0,1fr)] items-center gap-8 md:grid-cols-2 lg:gap-16',
          side.columns,
        )}
      >
        <div className={clsx('min-w-0', side.picture)}>
          <Media {...props} />
        </div>
        <Words {...props} />
      </div>
    </Band>
  )
}

type BandProps = {
  title: string
  background: Background
  /** Replaces the background's colour. */
  backgroundPicture: PictureSource | undefined
  /** Whether it is a box within the page's width instead of a band across the screen. */
  isInset: boolean
}

function Band({ title, background, backgroundPicture, isInset, children }: BandProps & { children: ReactNode }) {
  const box = {
    className: clsx('relative isolate overflow-clip', background.className),
    style: background.style,
    'data-background': background.isDark ? 'dark' : undefined,
  }
  const backdrop = backgroundPicture && (
    <Backdrop pictures={[{ image: backgroundPicture }]} isHero={false} label={title} onPhones="behind">
      <div data-overlay="" className="absolute inset-0 bg-ink/70" />
    </Backdrop>
  )
  if (isInset) {
    return (
      <Section>
        <div {...box} className={clsx(box.className, 'rounded-card p-6 md:p-10 lg:p-14')}>
          {backdrop}
          {children}
        </div>
      </Section>
    )
  }
  return (
    <section {...box} data-plain={background.isPlain ? '' : undefined}>
      {backdrop}
      <div className="container section-space">{children}</div>
    </section>
  )
}

type MediaProps = {
  title: string
  picture: PictureSource
  /** Address of the video that the picture opens; without it the picture isn't a button. */
  video: string | undefined
  /** Prefix of ids within the section. */
  id: string
}

const SIZES = '(min-width: 1280px) 780px, (min-width: 768px) 64vw, 92vw'

function Media({ title, picture, video, id }: MediaProps) {
  if (video === undefined) {
    return (
      <Picture
        image={picture}
        sizes={SIZES}
        className="aspect-4/3 w-full rounded-card object-cover md:aspect-square lg:aspect-4/3"
      />
    )
  }
  return (
    <PosterButton
      id={`${id}-video`}
      address={video}
      title={title}
      className="relative block aspect-video w-full overflow-hidden rounded-card"
    >
      <Picture image={picture} sizes={SIZES} className="full-bleed" />
    </PosterButton>
  )
}

type WordsProps = {
  title: string
  subtitle: string | undefined
  subtitleSize: (typeof subtitleSizes)[number]
  description: ReactNode
  buttons: ActionButton[]
  alignment: TextAlignment
  background: Background
  id: string
}

const subtitleClass = { small: 'text-base', medium: 'text-lg', large: 'text-head-sm' }
const wordPlaces: Record<TextAlignment, string> = {
  left: '',
  center: 'text-center [&_.prose]:mx-auto',
  right: 'text-end [&_.prose]:ms-auto',
}

function Words({ title, subtitle, subtitleSize, description, buttons, alignment, background, id }: WordsProps) {
  return (
    <div className={clsx('room min-w-0', wordPlaces[alignment])}>
      <h2 className="text-head-large">{title}</h2>
      {subtitle !== undefined && <p className={clsx('mt-3 font-semibold', subtitleClass[subtitleSize])}>{subtitle}</p>}
      {description && <div className="mt-4">{description}</div>}
      {buttons.length > 0 && (
        <div className={clsx('mt-8 flex flex-wrap gap-4', buttonAlignment[alignment])}>
          {buttons.map((button, index) => (
            <ButtonWithAction
              key={index}
              button={{ ...button, color: button.color ?? colourAt(index, background) }}
              dialogId={`${id}-button-${index + 1}`}
              cta={index === 0 ? 'primary' : 'secondary'}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** The first button contrasts with its background, the others are outlines. */
function colourAt(index: number, { isDark }: Background) {
  if (index > 0) return 'outline'
  return isDark ? 'light' : 'primary'
}
