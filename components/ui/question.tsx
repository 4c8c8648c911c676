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
    <details name={name} className="question">
      <summary className="question-title">
        {question}
        <Chevron className="question-sign" />
      </summary>
      <div className="question-answer">{children}</div>
    </details>
  )
}
