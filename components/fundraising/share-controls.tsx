import { useId, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { FundraisingTexts } from './fundraising-texts'

type ShareControlsProps = {
  link: string
  texts: Pick<
    FundraisingTexts,
    'share' | 'copy' | 'link' | 'linkHint' | 'copied' | 'copyFailed' | 'shared' | 'shareTitle'
  >
}

type Feedback = 'copied' | 'copyFailed' | 'shared'

/** The link to share, what copies it, and the device's own way to share where it has one; what happened is said. */
export function ShareControls({ link, texts }: ShareControlsProps) {
  const id = useId()
  const [feedback, setFeedback] = useState<Feedback>()
  const share = async () => {
    const outcome = await shareNatively({ title: texts.shareTitle, url: link })
    if (outcome !== 'cancelled') setFeedback(outcome ?? (await copy(link)))
  }
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
        <button type="button" onClick={() => void share()} className={buttonClass('primary')}>
          {texts.share}
        </button>
        <button type="button" onClick={() => void copy(link).then(setFeedback)} className={buttonClass('outline')}>
          {texts.copy}
        </button>
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {feedback && texts[feedback]}
      </p>
    </div>
  )
}

async function copy(link: string): Promise<Feedback> {
  try {
    await navigator.clipboard.writeText(link)
    return 'copied'
  } catch {
    return 'copyFailed' // the browser does not let us: the field holds the link, selected with a click
  }
}

/** @returns undefined where the device has no way of its own, and the link is copied instead */
async function shareNatively(data: ShareData): Promise<'shared' | 'cancelled' | undefined> {
  if (typeof navigator.share !== 'function') return undefined
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : undefined
  }
}
