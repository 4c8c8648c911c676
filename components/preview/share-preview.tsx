import { useId, useState } from 'react'
import { useUnderway } from '@/components/ui/use-underway'
import { call } from '@/lib/core/call'
import { sharePreview } from '@/lib/core/preview-endpoints'

type SharePreviewProps = { texts: Record<'share' | 'shared' | 'shareFailed', string> }

/** Creates a link to this draft, to be copied. */
export default function SharePreview({ texts }: SharePreviewProps) {
  const id = useId()
  const [link, setLink] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const { isUnderway, begin, end } = useUnderway()
  const share = async () => {
    if (!begin()) return
    setFailed(false)
    try {
      setLink((await call(sharePreview)).url)
    } catch {
      setFailed(true)
    } finally {
      end()
    }
  }
  if (link === undefined) {
    return (
      <>
        <button
          type="button"
          aria-disabled={isUnderway}
          className="inline-flex min-h-11 cursor-pointer items-center underline"
          onClick={() => void share()}
        >
          {texts.share}
        </button>
        {hasFailed && <p role="alert">{texts.shareFailed}</p>}
      </>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-2">
      <label htmlFor={id}>{texts.shared}</label>
      <input
        id={id}
        readOnly
        value={link}
        className="min-h-11 w-64 rounded border border-on-surface bg-surface px-2 font-normal"
        onFocus={(event) => event.currentTarget.select()}
      />
    </p>
  )
}
