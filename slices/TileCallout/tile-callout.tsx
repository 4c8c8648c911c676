import { clsx } from 'clsx'
import { type ActionButton, ButtonWithAction } from '@/components/actions/button-with-action'
import { Card } from '@/components/ui/card'
import { CardGrid } from '@/components/ui/card-grid'
import { type Background, backgroundOf } from '@/components/ui/colours'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PictureSource } from '@/lib/core/picture'

export const subtitleSizes = ['small', 'medium', 'large'] as const

export type Tile = {
  picture: PictureSource
  /** Shown from 768 to 1499 px wide. */
  tablet: PictureSource | undefined
  /** Shown up to 767 px wide. */
  mobile: PictureSource | undefined
  title: string
  subtitle: string | undefined
  description: string | undefined
  button: ActionButton | undefined
  dialogId: string
}

type TileCalloutViewProps = {
  title: string
  subtitle: string | undefined
  subtitleSize: (typeof subtitleSizes)[number]
  alignment: 'left' | 'center' | 'right'
  background: Background
  backgroundPicture: PictureSource | undefined
  tiles: Tile[]
}

const sizes = { small: 'text-base', medium: 'text-lg', large: 'text-head-sm' }
const alignments = { left: 'text-start', center: 'mx-auto text-center', right: 'ms-auto text-end' }

export function TileCalloutView({ backgroundPicture, background, tiles, ...header }: TileCalloutViewProps) {
  const { title, subtitle, subtitleSize, alignment } = header
  return (
    <div className="relative isolate">
      <Section
        background={
          backgroundPicture ? { ...background, className: clsx(background.className, 'bg-transparent!') } : background
        }
      >
        {backgroundPicture && <BackgroundPicture picture={backgroundPicture} background={background} />}
        <header className={clsx('max-w-3xl', alignments[alignment])}>
          <h2 className="text-head-large">{title}</h2>
          {subtitle !== undefined && <p className={clsx('mt-4', sizes[subtitleSize])}>{subtitle}</p>}
        </header>
        {tiles.length > 0 && (
          <div className="mt-10">
            <CardGrid
              cards={tiles.map((tile, index) => (
                <TileCard key={index} {...tile} />
              ))}
            />
          </div>
        )}
      </Section>
    </div>
  )
}

/**
 * A background picture, multiplied on a dark colour and lightened on a light one, so that text is at least as readable
 * as on the colour alone.
 */
function BackgroundPicture({ picture, background }: { picture: PictureSource; background: Background }) {
  const blend = background.isDark ? 'mix-blend-multiply' : 'mix-blend-screen'
  return (
    <>
      <Picture image={picture} sizes="100vw" className="full-bleed -z-2" />
      <div className={clsx('absolute inset-0 -z-1', blend, background.className)} style={background.style} />
    </>
  )
}

const PAPER = backgroundOf('white', 'white')

function TileCard({ picture, tablet, mobile, title, subtitle, description, button, dialogId }: Tile) {
  return (
    <Card background={PAPER}>
      <Picture
        image={picture}
        tablet={tablet}
        mobile={mobile}
        tabletUpTo={1499}
        sizes="(min-width: 1280px) 500px, (min-width: 1024px) 40vw, (min-width: 500px) 60vw, 122vw"
        className="aspect-4/3 w-full object-cover"
      />
      <div className="flex min-w-0 grow flex-col gap-2 p-5">
        <h3 className="text-head-sm">{title}</h3>
        {subtitle !== undefined && <p className="font-semibold">{subtitle}</p>}
        {description !== undefined && <p className="text-sm text-muted">{description}</p>}
        {button && (
          <div className="mt-auto pt-3">
            <ButtonWithAction button={{ size: 'small', ...button }} dialogId={dialogId} />
          </div>
        )}
      </div>
    </Card>
  )
}
