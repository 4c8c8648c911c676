import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CardSectionHeader } from '@/components/ui/card-section-header'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PictureSource } from '@/lib/core/picture'

export type HowToStep = { title: string; body: ReactNode; picture: PictureSource | undefined }

type HowToViewProps = { title: string; description: ReactNode; steps: HowToStep[] }

export function HowToView({ title, description, steps }: HowToViewProps) {
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <CardSectionHeader title={title} heading="h2" description={description} />
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-12 md:gap-16">
        {steps.map((step, index) => (
          <Step key={index} {...step} number={index + 1} />
        ))}
      </ol>
    </Section>
  )
}

/** Steps with a picture alternate its side. */
function Step({ title, body, picture, number }: HowToStep & { number: number }) {
  return (
    <li className={clsx('grid grid-cols-[minmax(0,1fr)] items-center gap-6', picture && 'md:grid-cols-2 md:gap-12')}>
      <div className={clsx('grid grid-cols-[auto_minmax(0,1fr)] gap-x-6', picture && number % 2 === 0 && 'md:order-2')}>
        <span
          aria-hidden="true"
          className="font-display text-head-xl leading-none font-extrabold text-orange tabular-nums"
        >
          {number}
        </span>
        <div>
          <h3 className="text-head-sm">{title}</h3>
          {body && <div className="mt-3 text-muted">{body}</div>}
        </div>
      </div>
      {picture && (
        <Picture
          image={picture}
          sizes="(min-width: 1280px) 576px, (min-width: 768px) 46vw, 92vw"
          className="aspect-video w-full rounded-card object-cover"
        />
      )}
    </li>
  )
}
