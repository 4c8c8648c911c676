import type { ReactNode } from 'react'
import { Chevron } from '@/components/ui/icons'
import { Section } from '@/components/ui/section'

type FaqViewProps = {
  title: string
  questions: { question: string; answer: ReactNode }[]
  /** Shared by the questions, so that the browser keeps at most one of them open; unique on the page. */
  name: string
}

export function FaqView({ title, questions, name }: FaqViewProps) {
  return (
    <Section className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <div className="room">
        <h2 className="text-head-large">{title}</h2>
      </div>
      <div className="lg:col-start-2">
        {questions.map(({ question, answer }, index) => (
          <details key={index} name={name} className="group border-b border-line first:border-t">
            <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 text-lg font-semibold hover:text-violet [&::-webkit-details-marker]:hidden">
              {question}
              <Chevron className="size-6 shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <div className="pb-6 text-muted">{answer}</div>
          </details>
        ))}
      </div>
    </Section>
  )
}
