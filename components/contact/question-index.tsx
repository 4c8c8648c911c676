import { getTranslations } from 'next-intl/server'
import type { CSSProperties, ReactNode } from 'react'
import { Question } from '@/components/ui/question'
import { Section } from '@/components/ui/section'
import { wordsOf } from '@/lib/core/words'
import { QuestionSearch } from './lazy'

/** CSS variables from which questions.css estimates a part's height. */
const roomFor = (questions: number): CSSProperties & Record<'--questions', number> => ({ '--questions': questions })

type QuestionIndexProps = {
  groups: { title: string; anchor: string | undefined; questions: { question: string; answer: ReactNode }[] }[]
}

/** All questions of the site with their answers, searchable; without script by the browser's own search. */
export async function QuestionIndex({ groups }: QuestionIndexProps) {
  const t = await getTranslations('help')
  const texts = wordsOf(t, ['found', 'none'])
  return (
    <Section className="question-index grid grid-cols-[minmax(0,1fr)] gap-10">
      <h2 className="sr-only">{t('questions')}</h2>
      <div role="search" data-needs-script="">
        <label htmlFor="question-search" className="mb-1.5 block font-semibold">
          {t('search')}
        </label>
        <input
          id="question-search"
          type="search"
          autoComplete="off"
          aria-describedby="question-count"
          className="field-input max-w-2xl"
        />
        <p
          id="question-count"
          role="status"
          data-found={texts.found}
          data-none={texts.none}
          className="font-semibold not-empty:mt-3"
        />
      </div>
      {groups.map(({ title, anchor, questions }, index) => (
        <section
          key={title}
          // Sections of different pages may have the same anchor: only the first one gets it here.
          id={groups.findIndex((group) => group.anchor === anchor) === index ? anchor : undefined}
          data-questions=""
          style={roomFor(questions.length)}
          className="grid scroll-mt-28 gap-4 lg:grid-cols-[1fr_2fr] lg:gap-16"
        >
          <h3 className="text-head-sm">{title || t('moreQuestions')}</h3>
          <div>
            {questions.map(({ question, answer }) => (
              <Question key={question} question={question} name="questions">
                {answer}
              </Question>
            ))}
          </div>
        </section>
      ))}
      <QuestionSearch />
    </Section>
  )
}
