import { clsx } from 'clsx'
import { Card, CardArrow, CardTitle } from '@/components/ui/card'
import { backgroundOf } from '@/components/ui/colours'
import { Picture } from '@/components/ui/picture'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'

export type StageFacts = {
  number: number | undefined
  name: string | undefined
  image: PictureSource | undefined
  link: ContentLink | undefined
}

type LinkedStageProps = {
  stage: StageFacts
  numberText: string | number | undefined
  /** The section's title; a stage name equal to it isn't repeated. */
  title: string
}

const background = backgroundOf('white', 'white')

/** The stage of the series that the section is about; nothing if the title has said it all. */
export function LinkedStage({ stage: { name, image, link }, numberText, title }: LinkedStageProps) {
  const label = name ?? title
  const isNamed = link !== undefined || label !== title
  if (image === undefined && !isNamed && numberText === undefined) return null
  return (
    <Card background={background} isWholeLink={link !== undefined} className={clsx(image && 'md:flex-row!')}>
      {image && (
        <div className="shrink-0 overflow-hidden md:w-1/2 lg:w-3/5">
          <Picture
            image={image}
            sizes="(min-width: 1280px) 720px, (min-width: 1024px) 58vw, (min-width: 768px) 48vw, 96vw"
            crop="16:9"
            className="aspect-video size-full object-cover"
          />
        </div>
      )}
      <div className="room flex grow flex-col justify-center gap-2 p-5 md:p-8 lg:p-10">
        {numberText !== undefined && <p className="font-semibold text-orange">{numberText}</p>}
        {isNamed && <CardTitle title={label} heading="h3" link={link} isWholeLink className="text-head-large!" />}
        {link && <CardArrow />}
      </div>
    </Card>
  )
}
