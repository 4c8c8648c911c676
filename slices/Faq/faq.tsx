import type { ReactNode } from 'react'
import { Question } from '@/components/ui/question'
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
          <Question key={index} question={question} name={name}>
            {answer}
          </Question>
        ))}
      </div>
    </Section>
  )
}
