import { buttonClass } from '@/components/ui/button'
import { failureText } from '@/lib/core/failure-text'
import type { ProfileTexts } from './profile-texts'
import type { SaveOutcome } from './use-profile-form'

type SaveBarProps = { texts: ProfileTexts; outcome: SaveOutcome | undefined; isSaving: boolean }

/** The save button, and the outcome of saving. */
export function SaveBar({ texts, outcome, isSaving }: SaveBarProps) {
  const isBad = outcome === 'failed' || outcome === 'refused' || typeof outcome === 'object'
  const text = typeof outcome === 'string' ? texts[outcome] : (failureText(outcome, texts) ?? '')
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <button
        type="submit"
        aria-disabled={isSaving}
        className={buttonClass('primary', 'medium', 'aria-disabled:opacity-60')}
      >
        {isSaving ? texts.saving : texts.save}
      </button>
      <p role="status" className="font-semibold text-pine empty:hidden">
        {isBad ? '' : text}
      </p>
      <p role="alert" className="font-semibold text-alert empty:hidden">
        {isBad ? text : ''}
      </p>
    </div>
  )
}
