import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { type ActionButton, ButtonWithAction } from '@/components/actions/button-with-action'
import type { Background } from '@/components/ui/colours'
import { HeroText, type HeroTextProps } from '@/components/ui/hero-text'
import { Picture } from '@/components/ui/picture'
import { type TextAlignment, buttonAlignment } from '@/components/ui/text-block'
import { Backdrop } from '@/components/ui/video/backdrop'
import type { PictureSource } from '@/lib/core/picture'

type HeroViewProps = Pick<HeroTextProps, 'size' | 'subtitle' | 'body'> &
  EyebrowProps &
  ButtonsProps & {
    title: string
    backdrop: Pick<ComponentProps<typeof Backdrop>, 'video' | 'pictures' | 'showsProgress'>
    /** From 0 to 1; undefined without overlay. */
    overlayOpacity: number | undefined
    isSmall: boolean
    /** Whether on phones the picture is above the text instead of behind it. */
    isStacked: boolean
    /** Whether it is the page's first section: its title is the page's, its picture the page's main one. */
    leads: boolean
  }

export function HeroView(props: HeroViewProps) {
  const { backdrop, overlayOpacity, isSmall, isStacked, leads, eyebrow, primary, secondary, dialogId, ...text } = props
  const { background, side, title } = text
  return (
    <section
      data-background={background.isDark ? 'dark' : undefined}
      className={clsx('hero-frame', isSmall ? 'hero-low' : 'hero-high', background.className)}
    >
      <Backdrop {...backdrop} isHero={leads} label={title} onPhones={isStacked ? (isSmall ? '3:2' : '4:3') : 'behind'}>
        {overlayOpacity !== undefined && (
          <div
            data-overlay=""
            className={clsx('absolute inset-0', background.className)}
            style={{ opacity: overlayOpacity }}
          />
        )}
      </Backdrop>
      {/* Space above for a header over the page, below for the video's controls. */}
      <div className={clsx('hero-room container', isSmall && 'md:pt-28 md:pb-20')}>
        <HeroText
          {...text}
          heading={leads ? 'h1' : 'h2'}
          above={<Eyebrow eyebrow={eyebrow} background={background} side={side} />}
          buttons={(primary ?? secondary) && <Buttons primary={primary} secondary={secondary} dialogId={dialogId} />}
          isOnPicture
        />
      </div>
    </section>
  )
}

type EyebrowProps = { eyebrow: string | PictureSource | undefined; background: Background; side: TextAlignment }

function Eyebrow({ eyebrow, background, side }: EyebrowProps) {
  if (eyebrow === undefined) return null
  if (typeof eyebrow === 'string') {
    return (
      <p className={clsx('mb-4 font-semibold', background.isDark ? 'text-yellow' : 'text-orange-dark')}>{eyebrow}</p>
    )
  }
  return (
    <div className={clsx('mb-5 flex', buttonAlignment[side])}>
      <Picture image={eyebrow} sizes="160px" className="h-16 w-auto max-w-40 object-contain" />
    </div>
  )
}

type ButtonsProps = {
  primary: ActionButton | undefined
  secondary: ActionButton | undefined
  /** Id of the modal video's dialog; unique on the page. */
  dialogId: string
}

function Buttons({ primary, secondary, dialogId }: ButtonsProps) {
  return (
    <>
      {primary && <ButtonWithAction button={primary} dialogId={dialogId} />}
      {secondary && <ButtonWithAction button={secondary} dialogId={dialogId} loops cta="secondary" />}
    </>
  )
}
