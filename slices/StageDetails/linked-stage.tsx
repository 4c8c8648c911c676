import { clsx } from 'clsx'
import { ContentAnchor } from '@/components/ui/content-anchor'
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

/** The stage of the series that the section is about. */
export function LinkedStage({ stage: { name, image, link }, numberText, title }: LinkedStageProps) {
  const label = name ?? title
  return (
    <div className={clsx('grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-5', image && 'md:grid-cols-2')}>
      {image && (
        <Picture
          image={image}
          sizes="(min-width: 1280px) 580px, (min-width: 768px) 46vw, 92vw"
          crop="16:9"
          className="aspect-video w-full rounded-card object-cover"
        />
      )}
      <div className="grid justify-items-start gap-2">
        {numberText !== undefined && <p className="font-semibold text-orange">{numberText}</p>}
        {link ? (
          <h3 className="text-head-sm">
            <ContentAnchor
              link={link}
              className="underline decoration-2 underline-offset-4"
              data={{ 'data-card': label }}
            >
              {label}
            </ContentAnchor>
          </h3>
        ) : (
          name !== undefined && name !== title && <h3 className="text-head-sm">{name}</h3>
        )}
      </div>
    </div>
  )
}
