import { clsx } from 'clsx'
import type { ButtonLink } from '@/components/ui/button'
import { HeroText, type HeroTextProps } from '@/components/ui/hero-text'
import { Backdrop } from '@/components/ui/video/backdrop'
import type { PictureSource } from '@/lib/core/picture'

type FullWidthCtaViewProps = Pick<HeroTextProps, 'heading' | 'body' | 'background'> & {
  title: string
  button: ButtonLink | undefined
  picture: PictureSource | undefined
  /** Whether the section is the first on its page: its picture is the page's main one. */
  leads: boolean
}

export function FullWidthCtaView({ title, button, picture, leads, ...text }: FullWidthCtaViewProps) {
  const { background } = text
  return (
    <section
      data-background={background.isDark ? 'dark' : undefined}
      className={clsx('hero-frame', picture && 'md:min-h-[min(80svh,34rem)]', background.className)}
      style={background.style}
    >
      {picture && <Backdrop pictures={[{ image: picture }]} isHero={leads} label={title} />}
      <div className="container section-space my-auto">
        <HeroText
          {...text}
          title={title}
          primary={button && { ...button, color: background.isDark ? 'light' : 'dark' }}
          isOnPicture={picture !== undefined}
        />
      </div>
    </section>
  )
}
