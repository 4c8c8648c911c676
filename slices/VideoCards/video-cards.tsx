import { getTranslations } from 'next-intl/server'
import { Button, type ButtonLink } from '@/components/ui/button'
import { CardRow } from '@/components/ui/card-row'
import { backgroundOf } from '@/components/ui/colours'
import { PictureCard } from '@/components/ui/picture-card'
import { PlaySign } from '@/components/ui/play-sign'
import { Section } from '@/components/ui/section'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'
import { colours } from '@/theme'

export type VideoCard = { picture: PictureSource; title: string; subtitle: string; link: ContentLink | undefined }

type VideoCardsViewProps = { button: ButtonLink | undefined; cards: VideoCard[] }

const BACKGROUND = backgroundOf('dark', 'dark')
/** A shade lighter than the section, so that cards stand out. */
const CARD_BACKGROUND = backgroundOf(colours.inkSoft, 'dark')
const SIZES = '(min-width: 1200px) 384px, (min-width: 768px) 296px, 78vw'

export async function VideoCardsView({ button, cards }: VideoCardsViewProps) {
  const t = await getTranslations('sections')
  return (
    <Section background={BACKGROUND} className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <CardRow
        label={t('videos')}
        cards={cards.map(({ subtitle, ...card }, index) => (
          <PictureCard
            key={index}
            {...card}
            heading="h2"
            sizes={SIZES}
            shape="aspect-video"
            background={CARD_BACKGROUND}
            body={subtitle}
            overlay={card.link && <PlaySign />}
          />
        ))}
      />
      {button && <Button button={{ ...button, color: 'light' }} className="justify-self-start" />}
    </Section>
  )
}
