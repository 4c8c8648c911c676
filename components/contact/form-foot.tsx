import type { ReactNode, Ref } from 'react'
import { buttonClass } from '@/components/ui/button'
import { limitText, type FailureTexts } from '@/lib/core/failure-text'

type FormFootProps = {
  texts: FailureTexts & { send: string; sending: string; failed: string }
  isSending?: boolean
  failure?: unknown
  button?: Ref<HTMLButtonElement>
  /** Shown if a submission before this page failed. */
  children?: ReactNode
}

/** A form's submit button, and the outcome of the last try; what was typed stays [CT-013]. */
export function FormFoot({ texts, isSending = false, failure, button, children }: FormFootProps) {
  const said = failure === undefined ? children : (limitText(failure, texts) ?? texts.failed)
  return (
    <div className="grid gap-4">
      <p role="alert" className="rounded-sm bg-alert/10 px-4 py-3 font-semibold text-alert empty:hidden">
        {said}
      </p>
      <button ref={button} type="submit" className={buttonClass('primary', 'medium', 'justify-self-start')}>
        {isSending ? texts.sending : texts.send}
      </button>
    </div>
  )
}
