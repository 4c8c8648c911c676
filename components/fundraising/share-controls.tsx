import { useId, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { copyLink, share, type ShareOutcome } from '@/components/ui/share/share'
import type { FundraisingTexts } from './fundraising-texts'

type ShareControlsProps = {
  link: string
  texts: Pick<
    FundraisingTexts,
    'share' | 'copy' | 'link' | 'linkHint' | 'copied' | 'copyFailed' | 'shared' | 'shareTitle'
  >
}

/**
 * The link to share, a button that copies it, and the device's own share dialog if it has one; the outcome is
 * announced.
 */
export function ShareControls({ link, texts }: ShareControlsProps) {
  const id = useId()
  const [feedback, setFeedback] = useState<ShareOutcome>()
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-semibold">
        {texts.link}
      </label>
      <input
        id={id}
        readOnly
        value={link}
        aria-describedby={`${id}-hint`}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="field-input"
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {texts.linkHint}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => void share({ title: texts.shareTitle, url: link }).then(setFeedback)}
          className={buttonClass('primary')}
        >
          {texts.share}
        </button>
        <button type="button" onClick={() => void copyLink(link).then(setFeedback)} className={buttonClass('outline')}>
          {texts.copy}
        </button>
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {feedback && texts[feedback]}
      </p>
    </div>
  )
}
