import type { ReactNode } from 'react'
import type { PictureSource } from '@/lib/core/picture'
import { Button, type ButtonLink } from './button'
import { Picture } from './picture'

type SplitSlideProps = {
  picture: PictureSource
  /** Shown up to 767 px wide. */
  mobile?: PictureSource
  title: string
  body: ReactNode
  buttons?: readonly ButtonLink[]
}

/** A slide of a wide carousel: a picture, and beside it (on phones below it) a title with a few sentences. */
export function SplitSlide({ picture, mobile, title, body, buttons }: SplitSlideProps) {
  return (
    <article className="grid h-full grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card bg-mist text-on-surface md:grid-cols-2">
      <Picture
        image={picture}
        mobile={mobile}
        sizes="(min-width: 1280px) 800px, (min-width: 768px) 64vw, 125vw"
        className="aspect-4/3 size-full object-cover md:min-h-96"
      />
      <div className="flex min-w-0 flex-col justify-center gap-4 p-6 md:p-10 lg:p-14">
        <h3 className="text-head-sm lg:text-head-large">{title}</h3>
        {body && <div className="text-muted">{body}</div>}
        {buttons !== undefined && buttons.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-4">
            {buttons.map((button, index) => (
              <Button
                key={index}
                button={{ ...button, color: button.color ?? (index === 0 ? 'primary' : 'outline') }}
                cta={index === 0 ? 'primary' : 'secondary'}
              />
            ))}
          </div>
        )}
      </div>
    </article>
  )
}
