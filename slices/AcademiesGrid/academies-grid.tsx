import { CardGrid, GRID_SIZES } from '@/components/ui/card-grid'
import { PictureCard, type PictureCardContent } from '@/components/ui/picture-card'
import { Section } from '@/components/ui/section'

type AcademiesGridViewProps = { title: string | undefined; cards: PictureCardContent[] }

export function AcademiesGridView({ title, cards }: AcademiesGridViewProps) {
  const heading = title === undefined ? 'h2' : 'h3'
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {title !== undefined && <h2 className="text-head-large">{title}</h2>}
      <CardGrid
        cards={cards.map((card, index) => (
          <PictureCard key={index} {...card} heading={heading} sizes={GRID_SIZES} />
        ))}
      />
    </Section>
  )
}
