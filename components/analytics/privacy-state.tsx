import { useSyncExternalStore } from 'react'
import { agreesTo, type ConsentCategory } from '@/lib/core/consent'
import { CONSENT_CHANGE } from '@/lib/core/keep-consent'
import { buttonClass } from '../ui/button'

type PrivacyStateProps = {
  categories: readonly { category: ConsentCategory; name: string; text: string }[]
  /** What the request's cookie allows. */
  allowed: readonly ConsentCategory[]
  texts: { allowed: string; refused: string; change: string }
}

/** What this browser's visitor allows, and the way to change it: the same dialog that the footer opens. */
export default function PrivacyState({ categories, allowed, texts }: PrivacyStateProps) {
  const granted = useSyncExternalStore(
    onAnswer,
    () => listOf(categories.map(({ category }) => category).filter(agreesTo)),
    () => listOf(allowed),
  ).split(' ')
  const open = () => import('./open-choices').then(({ openChoices }) => openChoices(), console.error)
  return (
    <>
      <dl className="grid gap-4">
        {categories.map(({ category, name, text }) => (
          <div key={category} className="grid gap-1">
            <dt className="flex flex-wrap justify-between gap-x-4 font-semibold">
              {name}
              <span className={granted.includes(category) ? 'text-pine' : 'font-normal text-muted'}>
                {granted.includes(category) ? texts.allowed : texts.refused}
              </span>
            </dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={buttonClass('outline', 'small', 'justify-self-start')}
        data-needs-script=""
      >
        {texts.change}
      </button>
    </>
  )
}

/** A text, since React compares what it is given by identity. */
const listOf = (categories: readonly ConsentCategory[]) => categories.join(' ')

function onAnswer(look: () => void): () => void {
  document.addEventListener('visibilitychange', look)
  addEventListener(CONSENT_CHANGE, look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener(CONSENT_CHANGE, look)
  }
}
