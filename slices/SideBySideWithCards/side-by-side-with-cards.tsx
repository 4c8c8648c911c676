import type { ReactNode } from 'react'
import { ContentAnchor } from '@/components/ui/content-anchor'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'

export type CardLink = { label: string; link: ContentLink }

export type SideCard = {
  title: string
  body: ReactNode
  picture: PictureSource
  mobile: PictureSource | undefined
  links: CardLink[]
}

type SideBySideWithCardsViewProps = { header: ReactNode; body: ReactNode; cards: SideCard[] }

/** The active card on a desktop is selected by CSS alone (side-by-side-with-cards.css). */
export function SideBySideWithCardsView({ header, body, cards }: SideBySideWithCardsViewProps) {
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="max-w-3xl">
        {header}
        {body && <div className="mt-3 text-muted">{body}</div>}
      </div>
      {cards.length > 0 && (
        <ul className="side-cards">
          {cards.map((card, index) => (
            <li key={index} className="side-card">
              <SideCardBox {...card} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Widths of pictures: 1500 px on a desktop, 750 px on a phone (SL-side_by_side_with_cards-07, -08). */
const WIDTHS = { mobile: 750, desktop: 1500 }

function SideCardBox({ title, body, picture, mobile, links }: SideCard) {
  return (
    <>
      <Picture
        image={picture}
        mobile={mobile}
        sizes={`(min-width: 768px) ${WIDTHS.desktop}px, ${WIDTHS.mobile}px`}
        widths={WIDTHS}
        className="side-card-picture"
      />
      <div className="side-card-words min-w-0">
        <h3 className="text-head-sm">{title}</h3>
        <div className="side-card-more">
          {body && <div className="mt-2 text-muted">{body}</div>}
          {links.length > 0 && (
            <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
              {links.map(({ label, link }, index) => (
                <li key={index} className="min-w-0">
                  <ContentAnchor
                    link={link}
                    className="inline-flex min-h-11 items-center font-semibold text-orange underline underline-offset-4"
                  >
                    {label}
                  </ContentAnchor>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  )
}
