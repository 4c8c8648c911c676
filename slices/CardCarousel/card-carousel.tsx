import { clsx } from 'clsx'
import { CardRow } from '@/components/ui/card-row'
import { backgroundOf } from '@/components/ui/colours'
import { PictureCard, type PictureCardContent } from '@/components/ui/picture-card'
import { CONTROLS_BESIDE_TITLE } from '@/components/ui/card-carousel'
import { Section } from '@/components/ui/section'

const BACKGROUND = backgroundOf('light', 'light')
const SIZES = '(min-width: 1200px) 384px, (min-width: 768px) 296px, 78vw'

export function CardCarouselView({ title, cards }: { title: string; cards: PictureCardContent[] }) {
  return (
    <Section background={BACKGROUND} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className={clsx('text-head-large', CONTROLS_BESIDE_TITLE.title)}>{title}</h2>
      <CardRow
        label={title}
        controlsClassName={CONTROLS_BESIDE_TITLE.controls}
        cards={cards.map((card, index) => (
          <PictureCard key={index} {...card} heading="h3" sizes={SIZES} />
        ))}
      />
    </Section>
  )
}
