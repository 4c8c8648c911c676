import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button, type ButtonLink } from '@/components/ui/button'
import { backgroundOf } from '@/components/ui/colours'
import { ContentAnchor } from '@/components/ui/content-anchor'
import { ArrowForward } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'

export type AcademyLink = { label: string; link: ContentLink; picture: PictureSource | undefined }

type AcademiesFooterViewProps = {
  title: string
  description: ReactNode
  button: ButtonLink | undefined
  academies: AcademyLink[]
}

const BACKGROUND = backgroundOf('dark', 'dark')

export function AcademiesFooterView({ title, description, button, academies }: AcademiesFooterViewProps) {
  const isAlone = academies.length === 0
  return (
    <Section
      background={BACKGROUND}
      className={clsx('grid grid-cols-[minmax(0,1fr)] gap-10', !isAlone && 'lg:grid-cols-2 lg:gap-20')}
    >
      <div className="max-w-2xl">
        <h2 className="text-head-large">{title}</h2>
        {description && <div className="mt-4">{description}</div>}
        {button && <Button button={{ ...button, color: 'yellow' }} className="mt-8" />}
      </div>
      {!isAlone && (
        <ul className="grid grid-cols-[minmax(0,1fr)] content-start">
          {academies.map((academy, index) => (
            <li key={index} className="border-t border-paper/20 last:border-b">
              <AcademyRow {...academy} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function AcademyRow({ label, link, picture }: AcademyLink) {
  return (
    <ContentAnchor
      link={link}
      className="group flex min-h-20 items-center gap-5 py-3 font-semibold hover:text-yellow"
      data={{ 'data-card': label }}
    >
      {picture && (
        <Picture image={picture} sizes="96px" crop="4:3" className="h-16 w-21 shrink-0 rounded-sm object-cover" />
      )}
      <span className="min-w-0 grow">{label}</span>
      <ArrowForward className="size-6 shrink-0 print:hidden motion-safe:transition-transform motion-safe:group-hover:translate-x-[calc(var(--line-sign)*0.25rem)]" />
    </ContentAnchor>
  )
}
