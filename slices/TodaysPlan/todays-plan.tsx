import type { ReactNode } from 'react'
import { backgroundOf } from '@/components/ui/colours'
import { fitHeadline } from '@/components/ui/fit-headline'
import { Section } from '@/components/ui/section'

type TodaysPlanViewProps = {
  title: string
  description: ReactNode
  /** The pairing controls. */
  children: ReactNode
}

export function TodaysPlanView({ title, description, children }: TodaysPlanViewProps) {
  return (
    <Section
      background={backgroundOf('cream', 'cream')}
      className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start lg:gap-16"
    >
      <div className="grid gap-5">
        <h2 className="text-head-large" style={fitHeadline(title)}>
          {title}
        </h2>
        {description}
      </div>
      <div className="min-w-0 rounded-card bg-surface p-6 md:p-8">{children}</div>
    </Section>
  )
}
