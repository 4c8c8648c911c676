import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ButtonWithAction } from '@/components/actions/button-with-action'
import type { ActionButton } from '@/components/actions/button-with-action'
import { type HeadlineSize, headlineClass } from '@/components/ui/headline'
import { Picture } from '@/components/ui/picture'
import { Backdrop } from '@/components/ui/video/backdrop'
import type { BackgroundVideoSource, ResponsivePicture } from '@/components/ui/video/background-video'
import type { PictureSource } from '@/lib/core/picture'

export const alignments = ['Left', 'Center', 'Right'] as const

type Alignment = (typeof alignments)[number]

export type HeroViewProps = {
  eyebrow: string | PictureSource | undefined
  title: string
  titleSize: HeadlineSize
  subtitle: string | undefined
  body: ReactNode
  alignment: Alignment
  /** Dark text on a light veil. */
  isLight: boolean
  isSmall: boolean
  /** On phones the picture stands above the text instead of behind it. */
  isStacked: boolean
  /** From 0 to 1; undefined without overlay. */
  overlayOpacity: number | undefined
  video: BackgroundVideoSource | undefined
  picture: ResponsivePicture
  showsProgress: boolean
  primary: ActionButton | undefined
  secondary: ActionButton | undefined
  /** It is the page's first section: its title is the page's, its picture the page's main one. */
  leads: boolean
  /** Of the dialog of the modal video; unique on the page. */
  dialogId: string
}

const places: Record<Alignment, { box: string; buttons: string; scrim: string }> = {
  Left: { box: 'text-left', buttons: '', scrim: 'scrim-left' },
  Center: { box: 'mx-auto text-center [&_.prose]:mx-auto', buttons: 'justify-center', scrim: 'scrim-center' },
  Right: { box: 'ml-auto text-right [&_.prose]:ml-auto', buttons: 'justify-end', scrim: 'scrim-right' },
}

export function HeroView(props: HeroViewProps) {
  const { isLight, isSmall, isStacked, overlayOpacity, video, picture, showsProgress, leads, title } = props
  return (
    <section
      data-ground={isLight ? undefined : 'dark'}
      className={clsx(
        'relative isolate flex flex-col overflow-clip',
        isSmall ? 'md:min-h-[min(60svh,34rem)]' : 'md:min-h-[min(92svh,54rem)]',
        !isStacked && (isSmall ? 'min-h-[min(60svh,30rem)]' : 'min-h-[min(88svh,46rem)]'),
        isLight ? 'bg-paper text-ink' : 'bg-ink text-paper',
      )}
    >
      <Backdrop
        video={video}
        pictures={[picture]}
        isHero={leads}
        label={title}
        showsProgress={showsProgress}
        className={clsx(isStacked && 'max-md:relative max-md:aspect-[4/3]')}
      >
        {overlayOpacity !== undefined && (
          <div
            data-overlay=""
            className={clsx('absolute inset-0', veilOf(props))}
            style={{ opacity: overlayOpacity }}
          />
        )}
      </Backdrop>
      <div className={clsx('container mt-auto md:my-auto', spaceOf(props))}>
        <HeroText {...props} />
      </div>
    </section>
  )
}

const veilOf = ({ isLight }: HeroViewProps) => (isLight ? 'bg-paper' : 'bg-ink')

/** Room above for a header that the page may lie under, below for the controls of the video. */
function spaceOf({ isSmall, isStacked }: HeroViewProps): string {
  return clsx(
    isStacked ? 'max-md:py-10' : 'max-md:pt-32 max-md:pb-24',
    isSmall ? 'md:pt-28 md:pb-20' : 'md:pt-36 md:pb-28',
  )
}

function HeroText(props: HeroViewProps) {
  const {
    eyebrow,
    title,
    titleSize,
    subtitle,
    body,
    alignment,
    isLight,
    isStacked,
    primary,
    secondary,
    leads,
    dialogId,
  } = props
  const Heading = leads ? 'h1' : 'h2'
  return (
    <div className={clsx('scrim-box w-fit max-w-[min(46rem,100%)]', places[alignment].box)}>
      <div className={clsx('scrim', veilOf(props), places[alignment].scrim, isStacked && 'max-md:hidden')} />
      <Eyebrow eyebrow={eyebrow} isLight={isLight} className={places[alignment].buttons} />
      <Heading className={headlineClass[titleSize]}>{title}</Heading>
      {subtitle !== undefined && <p className="mt-4 text-head-sm font-semibold">{subtitle}</p>}
      {body && <div className="mt-5 text-lg [&_.prose]:max-w-[44ch]">{body}</div>}
      {(primary ?? secondary) && (
        <div className={clsx('mt-8 flex flex-wrap gap-4', places[alignment].buttons)}>
          {primary && <ButtonWithAction button={primary} dialogId={dialogId} />}
          {secondary && <ButtonWithAction button={secondary} dialogId={dialogId} loops cta="secondary" />}
        </div>
      )}
    </div>
  )
}

type EyebrowProps = { eyebrow: string | PictureSource | undefined; isLight: boolean; className: string }

function Eyebrow({ eyebrow, isLight, className }: EyebrowProps) {
  if (eyebrow === undefined) return null
  if (typeof eyebrow === 'string') {
    return <p className={clsx('mb-4 font-semibold', isLight ? 'text-orange-dark' : 'text-yellow')}>{eyebrow}</p>
  }
  return (
    <div className={clsx('mb-5 flex', className)}>
      <Picture image={eyebrow} sizes="160px" className="h-16 w-auto max-w-40 object-contain" />
    </div>
  )
}
