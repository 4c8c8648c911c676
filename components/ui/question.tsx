import type { ReactNode } from 'react'
import { Chevron } from './icons'

type QuestionProps = {
  question: string
  /** Name of the group of questions, unique on the page: the browser keeps at most one question of a group open. */
  name: string
  /** The answer. */
  children: ReactNode
}

export function Question({ question, name, children }: QuestionProps) {
  return (
    <details name={name} className="group border-b border-line first:border-t">
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 text-lg font-semibold hover:text-violet [&::-webkit-details-marker]:hidden">
        {question}
        <Chevron className="size-6 shrink-0 transition-transform group-open:rotate-180 group-open:text-violet" />
      </summary>
      <div className="max-w-prose pt-1 pb-6 text-muted">{children}</div>
    </details>
  )
}
