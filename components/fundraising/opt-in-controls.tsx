import { useId, useRef, useState, type ReactNode } from 'react'
import { isTicked, TermsBox } from '@/components/ui/terms-box'
import type { FundraisingTexts } from './fundraising-texts'
import { optInClass } from './opt-in-class'

type OptInControlsProps = {
  termsId: string
  terms: ReactNode
  start: (donates: boolean) => void
  isBusy: boolean
  give: ReactNode
  texts: FundraisingTexts
}

/** The two opt-in buttons, enabled once the terms are ticked [FR-034]. */
export function OptInControls({ termsId, terms, start, isBusy, give, texts }: OptInControlsProps) {
  const box = useRef<HTMLInputElement>(null)
  const reasonId = useId()
  const [hasTicked, setTicked] = useState(() => isTicked(termsId))
  const press = (donates: boolean) => {
    if (isBusy) return
    if (hasTicked) start(donates)
    else box.current?.focus()
  }
  const shared = {
    'aria-disabled': !hasTicked || isBusy,
    'aria-describedby': hasTicked ? undefined : reasonId,
  } as const
  return (
    <div className="grid gap-5">
      {give}
      <TermsBox id={termsId} box={box} checked={hasTicked} onTick={setTicked}>
        {terms}
      </TermsBox>
      <p id={reasonId} className="sr-only">
        {hasTicked ? '' : texts.termsFirst}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          {...shared}
          data-cta="primary"
          onClick={() => press(false)}
          className={optInClass(give ? 'dark' : 'primary')}
        >
          {texts.start}
        </button>
        <button
          type="button"
          {...shared}
          data-cta="secondary"
          onClick={() => press(true)}
          className={optInClass('outline')}
        >
          {texts.donate}
        </button>
      </div>
    </div>
  )
}
