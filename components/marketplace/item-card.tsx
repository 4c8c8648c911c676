import { clsx } from 'clsx'
import { memo } from 'react'
import { fill } from '@/lib/core/words'
import type { ItemCard } from '@/lib/domains/marketplace/schema'
import { buttonClass } from '../ui/button'
import type { ShopTexts } from './shop-texts'

type CardPart = { item: ItemCard; texts: ShopTexts }

/** Number of placeholders while the items are loading (MK-010). */
const PLACEHOLDERS = 16

export function PlaceholderCards() {
  return Array.from({ length: PLACEHOLDERS }, (_, index) => (
    <li key={index} className="shop-item skeleton" aria-hidden="true" />
  ))
}

/** An item, across as many grid cells as its size says. Its link leads to another site in a new window, and says so. */
export const ItemCardView = memo(function ItemCardView({ item, texts }: { item: ItemCard; texts: ShopTexts }) {
  const { handle, name, description, availability, isReady, isDark, size } = item
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
        data-availability={availability}
      >
        <ItemPicture item={item} label={labelOf(item, texts)} />
        <div className="shop-words">
          <h3 className="text-lg">{name}</h3>
          {description !== undefined && (
            <p className={clsx('text-sm', isDark ? 'text-muted-on-ink' : 'text-muted')}>{description}</p>
          )}
          {isReady && <p className="text-sm font-semibold">{texts.ready}</p>}
          <ItemPrice item={item} texts={texts} />
          <ItemLink item={item} texts={texts} />
        </div>
      </article>
    </li>
  )
})

/** What stands out on the picture: that the item is sold out, or reduced. */
function labelOf({ availability, compareAt }: ItemCard, texts: ShopTexts): string | undefined {
  if (availability === 'soldOut') return texts.soldOut
  return compareAt === undefined ? undefined : texts.sale
}

function ItemPrice({ item: { price, compareAt, availability, cta, isDark }, texts }: CardPart) {
  const quiet = clsx('text-sm', isDark ? 'text-muted-on-ink' : 'text-muted')
  if (availability === 'notHere') return <p className={quiet}>{texts.notHere}</p>
  if (price === undefined) return cta && <p className={quiet}>{texts.priceAtSeller}</p>
  return (
    <p className="shop-price">
      {price}{' '}
      {compareAt !== undefined && (
        <>
          <s aria-hidden="true" className={clsx('font-normal', isDark ? 'text-muted-on-ink' : 'text-muted')}>
            {compareAt}
          </s>
          <span className="sr-only">{fill(texts.was, { price: compareAt })}</span>
        </>
      )}
    </p>
  )
}

/** The editors' words are about buying, so that they stand only where the item may be bought. */
function ItemLink({ item: { name, cta, availability, isDark }, texts }: CardPart) {
  if (cta === undefined) return null
  const canBeBought = availability === 'unknown' || availability === 'forSale'
  return (
    <a
      href={cta.href}
      target="_blank"
      rel="noopener noreferrer"
      data-cta="primary"
      className={buttonClass(isDark ? 'light' : 'outline', 'small', 'mt-2 self-start')}
    >
      {`${canBeBought ? cta.label : texts.view} `}
      <span className="sr-only">
        {name} ({texts.newWindow})
      </span>
    </a>
  )
}

const SIZES = '(min-width: 64rem) 25vw, (min-width: 48rem) 33vw, 47vw'

function ItemPicture({ item: { picture }, label }: { item: ItemCard; label: string | undefined }) {
  const marked = label !== undefined && <span className="shop-label">{label}</span>
  if (!picture) return <div className="shop-picture">{marked}</div>
  const { src, srcSet, alt, tablet, mobile } = picture
  return (
    <div className="shop-picture">
      <picture>
        {mobile !== undefined && <source media="(max-width: 767px)" srcSet={mobile} sizes={SIZES} />}
        {tablet !== undefined && <source media="(max-width: 1199px)" srcSet={tablet} sizes={SIZES} />}
        <img
          src={src}
          srcSet={srcSet}
          sizes={SIZES}
          alt={alt}
          loading="lazy"
          decoding="async"
          width={640}
          height={640}
        />
      </picture>
      {marked}
    </div>
  )
}
