import { clsx } from 'clsx'
import { memo } from 'react'
import { fill } from '@/lib/core/words'
import type { ItemCard } from '@/lib/domains/marketplace/schema'
import { buttonClass } from '../ui/button'
import type { ShopTexts } from './shop-texts'

/** Number of placeholders while the items are loading (MK-010). */
const PLACEHOLDERS = 16

export function PlaceholderCards() {
  return Array.from({ length: PLACEHOLDERS }, (_, index) => (
    <li key={index} className="shop-item skeleton" aria-hidden="true" />
  ))
}

/** An item, across as many grid cells as its size says. Its link leads to another site in a new window, and says so. */
export const ItemCardView = memo(function ItemCardView({ item, texts }: { item: ItemCard; texts: ShopTexts }) {
  const { handle, name, description, price, compareAt, cta, isReady, isDark, size } = item
  return (
    <li
      id={`item-${handle}`}
      className="shop-item"
      data-mobile={size.mobile}
      data-tablet={size.tablet}
      data-desktop={size.desktop}
    >
      <article
        className={clsx('shop-card', isDark ? 'bg-ink text-paper' : 'bg-mist text-on-surface')}
        data-background={isDark ? 'dark' : undefined}
      >
        <ItemPicture item={item} />
        <div className="shop-words">
          <h3 className="text-lg">{name}</h3>
          {description !== undefined && (
            <p className={clsx('text-sm', isDark ? 'text-muted-on-ink' : 'text-muted')}>{description}</p>
          )}
          {isReady && <p className="text-sm font-semibold">{texts.ready}</p>}
          <p className="flex flex-wrap gap-x-2 font-semibold tabular-nums">
            {price}{' '}
            {compareAt !== undefined && (
              <>
                <s aria-hidden="true" className="font-normal">
                  {compareAt}
                </s>
                <span className="sr-only">{fill(texts.was, { price: compareAt })}</span>
              </>
            )}
          </p>
          {cta && (
            <a
              href={cta.href}
              target="_blank"
              rel="noopener noreferrer"
              data-cta="primary"
              className={buttonClass(isDark ? 'light' : 'outline', 'small', 'mt-2 self-start')}
            >
              {`${cta.label} `}
              <span className="sr-only">
                {name} ({texts.newWindow})
              </span>
            </a>
          )}
        </div>
      </article>
    </li>
  )
})

const SIZES = '(min-width: 64rem) 25vw, (min-width: 48rem) 33vw, 47vw'

function ItemPicture({ item: { picture } }: { item: ItemCard }) {
  if (!picture) return <div className="shop-picture" />
  const { src, srcSet, alt, tablet, mobile } = picture
  return (
    <picture className="shop-picture">
      {mobile !== undefined && <source media="(max-width: 767px)" srcSet={mobile} sizes={SIZES} />}
      {tablet !== undefined && <source media="(max-width: 1199px)" srcSet={tablet} sizes={SIZES} />}
      <img src={src} srcSet={srcSet} sizes={SIZES} alt={alt} loading="lazy" decoding="async" width={640} height={640} />
    </picture>
  )
}
