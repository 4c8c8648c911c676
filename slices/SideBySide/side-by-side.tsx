import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button, type ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PictureSource } from '@/lib/core/picture'
import type { HeadingTag } from '@/slices/readers/read'

type SideBySideViewProps = {
  eyebrow: string
  title: string
  heading: HeadingTag
  subtitle: string
  body: ReactNode
  picture: PictureSource
  primaryButton: ButtonLink | undefined
  secondaryButton: ButtonLink | undefined
  isTextOnRight: boolean
}

/** `sizes` of a 16:9 picture cropped at its sides. */
const SIZES = '(min-width: 1280px) 785px, (min-width: 1024px) 62vw, (min-width: 768px) 80vw, 125vw'

export function SideBySideView({ picture, isTextOnRight, ...text }: SideBySideViewProps) {
  return (
    <Section className="side-by-side">
      <div className={clsx('relative isolate', !isTextOnRight && 'md:order-2')}>
        <div aria-hidden="true" className="side-accent" />
        <Picture image={picture} sizes={SIZES} className="side-picture" />
      </div>
      <SideText {...text} />
    </Section>
  )
}

type SideTextProps = Omit<SideBySideViewProps, 'picture' | 'isTextOnRight'>

function SideText({ eyebrow, title, heading: Heading, subtitle, body, primaryButton, secondaryButton }: SideTextProps) {
  return (
    <div className="room">
      <p className="text-sm font-semibold text-orange">{eyebrow}</p>
      <Heading className="mt-2 text-head-large">{title}</Heading>
      <p className="mt-4 text-lg font-semibold">{subtitle}</p>
      <div className="mt-4 text-muted">{body}</div>
      {(primaryButton ?? secondaryButton) && (
        <div className="mt-8 flex flex-wrap gap-4">
          {primaryButton && <Button button={primaryButton} />}
          {secondaryButton && <Button button={{ ...secondaryButton, color: 'outline' }} cta="secondary" />}
        </div>
      )}
    </div>
  )
}
