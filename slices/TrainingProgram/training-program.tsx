import type { ReactNode } from 'react'
import { Button, type ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PictureSource } from '@/lib/core/picture'

export type ProgramPart = { title: string; body: ReactNode }

type TrainingProgramViewProps = {
  title: string
  description: ReactNode
  picture: PictureSource
  button: ButtonLink | undefined
  parts: ProgramPart[]
}

/** The subject stays visible beside its parts while these scroll. */
export function TrainingProgramView({ title, description, picture, button, parts }: TrainingProgramViewProps) {
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-20">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <Picture
          image={picture}
          sizes="(min-width: 1280px) 520px, (min-width: 1024px) 42vw, 92vw"
          className="aspect-video w-full rounded-card object-cover lg:aspect-4/3"
        />
        <h2 className="mt-8 text-head-large">{title}</h2>
        {description && <div className="mt-4 text-muted">{description}</div>}
        {button && <Button button={button} className="mt-6" />}
      </div>
      {parts.length > 0 && (
        <ol className="grid grid-cols-[minmax(0,1fr)] content-start border-s-2 border-line">
          {parts.map(({ title: part, body }, index) => (
            <li key={index} className="relative pb-10 ps-8 last:pb-0">
              <span aria-hidden="true" className="absolute top-1.5 -start-[0.6875rem] size-5 rounded-full bg-orange" />
              <h3 className="text-head-sm">{part}</h3>
              {body && <div className="mt-2 text-muted">{body}</div>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
