import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Card, CardTitle } from './card'
import { backgroundOf } from './colours'
import { Picture } from './picture'
import type { PictureSource } from '@/lib/core/picture'

/** Props of a card that depend on its position in a list. */
export type CardPlace = {
  heading: 'h2' | 'h3'
  /** `sizes` of the picture. */
  sizes: string
  /** Whether it is the first card of its page: on screens from 768 px on, its picture is beside a larger title. */
  isLead?: boolean
  /** Whether its picture is the page's main one. */
  isHero?: boolean
}

type LinkCardProps = CardPlace & {
  kind: 'article' | 'event'
  title: string
  /** Language of the title, if it isn't the page's. */
  language?: string
  /** Target of the whole card; without it the card isn't a link. */
  href: string | undefined
  image: PictureSource
  /** Shown on the picture. */
  badge?: ReactNode
  eyebrow: ReactNode
  footer?: ReactNode
  data?: Record<`data-${string}`, string>
}

const background = backgroundOf(undefined, 'white')

/** A card with a picture and a title, all of it one link. */
export function LinkCard({ kind, title, language, href, image, badge, eyebrow, footer, ...rest }: LinkCardProps) {
  const { data, heading, sizes, isLead, isHero } = rest
  return (
    <Card
      background={background}
      data={data}
      isWholeLink={href !== undefined}
      className={clsx(isLead && 'md:flex-row!')}
    >
      <div className={clsx('card-picture', isLead && 'md:w-1/2 lg:w-3/5')}>
        <Picture image={image} sizes={sizes} isHero={isHero} className="card-cover" />
        {badge !== undefined && <div className="card-badge">{badge}</div>}
      </div>
      <div className={clsx('room card-text', isLead && 'md:justify-center md:p-8 lg:p-10')}>
        <div className="card-eyebrow">{eyebrow}</div>
        <CardTitle
          title={title}
          language={language}
          heading={heading}
          link={href === undefined ? undefined : { href, external: false, newTab: false }}
          kind={kind}
          isWholeLink
          className={clsx(isLead && 'text-head-large!')}
        />
        {footer !== undefined && <div className="card-footer">{footer}</div>}
      </div>
    </Card>
  )
}
