import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ButtonWithAction, type ActionButton } from '@/components/actions/button-with-action'
import type { Background } from '@/components/ui/colours'
import { Countdown, type CountdownProps } from '@/components/ui/countdown/countdown'
import { Picture } from '@/components/ui/picture'
import { Scrim, scrimBoxClass } from '@/components/ui/scrim'
import { DownArrow, ScrollEnd } from '@/components/ui/smooth-scroll/down-arrow'
import { type TextAlignment, buttonAlignment } from '@/components/ui/text-block'
import { Backdrop } from '@/components/ui/video/backdrop'
import type { BackgroundVideoSource, ResponsivePicture } from '@/components/ui/video/background-video'
import type { PictureSource } from '@/lib/core/picture'
import { FeatureCard, type FeatureCardProps } from './feature-card'

export const verticals = ['top', 'center', 'bottom'] as const

type Vertical = (typeof verticals)[number]

export type HeroBannerViewProps = {
  variant: 'campaign' | 'default'
  background: Background
  icon: PictureSource | undefined
  suptitle: string | undefined
  title: string
  subtitle: string | undefined
  button: ActionButton | undefined
  terms: ReactNode
  countdown: CountdownProps | undefined
  cards: FeatureCardProps[]
  video: BackgroundVideoSource | undefined
  pictures: ResponsivePicture[]
  isLarge: boolean
  isShortOnMobile: boolean
  horizontal: TextAlignment
  vertical: Vertical
  isInset: boolean
  hasDownArrow: boolean
  /** Whether it is the page's first section: its title is the page's, its picture the page's main one. */
  leads: boolean
  /** Prefix of ids within it; unique on the page. */
  id: string
}

/** Padding around the text, and the remaining width for headlines (`--room`). */
const INSET = 'md:px-16 md:[--room:min(38rem,100vw-12rem)]'

const verticalPlaces: Record<Vertical, string> = { top: 'mb-auto', center: 'my-auto', bottom: 'mt-auto' }

export function HeroBannerView(props: HeroBannerViewProps) {
  const { variant, background, video, pictures, isLarge, isShortOnMobile, leads, title, hasDownArrow, id } = props
  return (
    <section
      data-variant={variant}
      data-background={background.isDark ? 'dark' : undefined}
      style={background.style}
      className={clsx(
        'hero-frame banner',
        isShortOnMobile && 'max-md:min-h-[min(60svh,26rem)]',
        isLarge && 'banner-large',
        background.className,
      )}
    >
      <Backdrop
        video={video}
        pictures={pictures}
        isHero={leads}
        label={title}
        onPhones={isShortOnMobile ? '16:9' : variant === 'campaign' ? '3:2' : '4:3'}
      />
      <div className={clsx('banner-room container', isLarge && 'md:pt-36')}>
        <BannerText {...props} />
        <Cards cards={props.cards} heading={leads ? 'h2' : 'h3'} />
      </div>
      {hasDownArrow && <DownArrow endId={`${id}-end`} />}
      {hasDownArrow && <ScrollEnd id={`${id}-end`} />}
    </section>
  )
}

function BannerText(props: HeroBannerViewProps) {
  const { variant, background, pictures, icon, suptitle, title, subtitle, button, terms, countdown } = props
  const { leads, id, horizontal, vertical, isInset } = props
  const Heading = leads ? 'h1' : 'h2'
  return (
    <div className={scrimBoxClass(horizontal, clsx(verticalPlaces[vertical], isInset && INSET))}>
      {pictures.length > 0 && <Scrim side={horizontal} background={background} />}
      {icon && (
        <div className={clsx('mb-5 flex', buttonAlignment[horizontal])}>
          <Picture image={icon} sizes="72px" className="size-18 object-contain" />
        </div>
      )}
      {suptitle !== undefined && <p className="mb-4 text-lg font-semibold">{suptitle}</p>}
      <Heading className={variant === 'campaign' ? 'text-head-xxl' : 'text-head-xl'}>{title}</Heading>
      {subtitle !== undefined && <p className="mt-5 text-lg md:text-xl">{subtitle}</p>}
      {countdown && (
        <div className={clsx('mt-8 flex', buttonAlignment[horizontal])}>
          <Countdown {...countdown} className={clsx(variant === 'campaign' && 'countdown-panel')} />
        </div>
      )}
      {button && (
        <div className={clsx('mt-8 flex', buttonAlignment[horizontal])}>
          <ButtonWithAction button={button} dialogId={`${id}-video`} />
        </div>
      )}
      {terms && <div className="mt-4 text-sm [&_.prose]:max-w-none">{terms}</div>}
    </div>
  )
}

function Cards({ cards, heading }: { cards: FeatureCardProps[]; heading: 'h2' | 'h3' }) {
  if (cards.length === 0) return null
  return (
    <ul className={clsx('relative grid gap-4', cards.length > 1 && 'lg:grid-cols-2')}>
      {cards.map((card, index) => (
        <li key={index} className="grid max-w-[37rem]">
          <FeatureCard {...card} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
