import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Button, type ButtonColour, type ButtonLink } from '@/components/ui/button'
import { CONTROLS_BESIDE_TITLE } from '@/components/ui/card-carousel'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PictureSource } from '@/lib/core/picture'

export type Column = {
  picture: PictureSource | undefined
  title: string | undefined
  body: ReactNode
  button: ButtonLink | undefined
  /** Whether the button is filled; otherwise it is an outline in its colour. */
  isFilled: boolean
}

type TwoColumnViewProps = { layout: 'carousel' | 'grid'; title: string | undefined; columns: Column[] }

/** Number of columns shown at first; the others are shown on request (SL-two-column-13). */
const SHOWN = 4

/**
 * Number of columns by which a button scrolls: two on a small screen, four on wider ones (SL-two-column-09,
 * SL-two-column-10).
 */
const STEP = { small: 2, large: 4 }

/** CSS alone decides which columns are shown (two-column.css), so the section works without script. */
export async function TwoColumnView({ layout, title, columns }: TwoColumnViewProps) {
  const t = await getTranslations('sections')
  const heading = title === undefined ? 'h2' : 'h3'
  const drawn = columns.map((column, index) => <ColumnBox key={index} {...column} heading={heading} />)
  return (
    <Section className="two-column grid grid-cols-[minmax(0,1fr)] gap-8">
      {title !== undefined && (
        <h2 className={clsx('text-head-large', layout === 'carousel' && ['-mb-4', CONTROLS_BESIDE_TITLE.title])}>
          {title}
        </h2>
      )}
      {layout === 'grid' ? (
        <ul className="two-column-grid">
          {drawn.map((column, index) => (
            <li key={index} className={index < SHOWN ? undefined : 'two-column-more'}>
              {column}
            </li>
          ))}
        </ul>
      ) : (
        <Carousel
          label={title ?? columns[0]?.title ?? t('columns')}
          transition="slide"
          step={STEP}
          className="two-column-row"
          controlsClassName={title === undefined ? undefined : CONTROLS_BESIDE_TITLE.controls}
          slides={drawn.map((content, index) => ({ key: String(index), content }))}
        />
      )}
      {columns.length > SHOWN && (
        <label className="two-column-toggle">
          <input type="checkbox" className="sr-only" />
          {t('viewAll')}
        </label>
      )}
    </Section>
  )
}

/** Colours of outlines. They are on the page's white, so colours that are too light are replaced by ink. */
const outlines: Partial<Record<ButtonColour, string>> = {
  primary: 'text-orange',
  secondary: 'text-violet',
  blue: 'text-lagoon',
  green: 'text-pine',
}

function ColumnBox({ picture, title, body, button, isFilled, heading: Heading }: Column & { heading: 'h2' | 'h3' }) {
  return (
    <div className="flex h-full min-w-0 flex-col items-start gap-3">
      {picture && (
        <Picture
          image={picture}
          sizes="(min-width: 1280px) 270px, (min-width: 768px) 46vw, 80vw"
          className="aspect-4/3 w-full rounded-card object-cover"
        />
      )}
      {title !== undefined && <Heading className="text-head-sm">{title}</Heading>}
      {body && <div className="text-sm text-muted">{body}</div>}
      {button &&
        (isFilled ? (
          <Button button={{ ...button, size: 'small' }} className="mt-auto" />
        ) : (
          <span className={`mt-auto ${outlines[button.color ?? 'primary'] ?? 'text-on-surface'}`}>
            <Button button={{ ...button, color: 'outline', size: 'small' }} />
          </span>
        ))}
    </div>
  )
}
