import type { ReactNode } from 'react'
import { Button, buttonClass, type ButtonLink } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { backgroundOf } from '@/components/ui/colours'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PictureSource } from '@/lib/core/picture'

export type Bundle = {
  title: string
  description: ReactNode
  picture: PictureSource
  price: string | undefined
  isSoldOut: boolean
  button: ButtonLink | undefined
}

type BundleSelectorViewProps = { title: string | undefined; bundles: Bundle[]; soldOut: string }

const CARD_BACKGROUND = backgroundOf('white', 'white')

const columns: Record<number, string> = { 1: 'max-w-lg', 2: 'max-w-4xl md:grid-cols-2', 3: 'md:grid-cols-3' }

export function BundleSelectorView({ title, bundles, soldOut }: BundleSelectorViewProps) {
  return (
    <Section background={backgroundOf('light', 'light')}>
      {title !== undefined && <h2 className="mb-8 text-head-large">{title}</h2>}
      <ul className={`grid gap-6 ${columns[bundles.length] ?? ''}`}>
        {bundles.map((bundle, index) => (
          <li key={index} className="min-w-0">
            <BundleCard bundle={bundle} soldOut={soldOut} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function BundleCard({ bundle, soldOut }: { bundle: Bundle; soldOut: string }) {
  const { title, description, picture, price, isSoldOut, button } = bundle
  return (
    <Card background={CARD_BACKGROUND}>
      <div className="relative aspect-4/3 shrink-0 overflow-hidden bg-mist">
        <Picture image={picture} sizes="(min-width: 48rem) 26rem, 94vw" crop="4:3" className="full-bleed" />
      </div>
      <div className="flex grow flex-col items-start gap-2 p-5 md:p-6">
        <CardTitle title={title} heading="h3" />
        {description && <div className="text-muted">{description}</div>}
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-3">
          {price !== undefined && <p className="font-display text-lg font-extrabold tabular-nums">{price}</p>}
          {isSoldOut ? (
            <button type="button" disabled className={buttonClass('outline', 'small', 'opacity-60')}>
              {soldOut}
            </button>
          ) : (
            button && <Button button={{ ...button, size: 'small' }} />
          )}
        </div>
      </div>
    </Card>
  )
}
