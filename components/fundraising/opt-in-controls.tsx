import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { TermsBox } from '@/components/ui/terms-box'
import { reminderIdOf } from '@/components/ui/terms-tick'
import { useTerms } from '@/components/ui/use-terms'
import type { FundraisingTexts } from './fundraising-texts'

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
  const { hasTicked, remind, box } = useTerms(termsId)
  const press = (donates: boolean) => {
    if (isBusy) return
    if (hasTicked) start(donates)
    else remind()
  }
  const shared = {
    'aria-disabled': !hasTicked || isBusy,
    'aria-describedby': hasTicked ? undefined : reminderIdOf(termsId),
  } as const
  const dimmed = isBusy ? 'opacity-60' : undefined
  return (
    <div className="grid gap-5">
      {give}
      <TermsBox {...box} reminder={texts.termsFirst}>
        {terms}
      </TermsBox>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          {...shared}
          data-cta="primary"
          onClick={() => press(false)}
          className={buttonClass(give ? 'dark' : 'primary', 'large', dimmed)}
        >
          {texts.start}
        </button>
        <button
          type="button"
          {...shared}
          data-cta="secondary"
          onClick={() => press(true)}
          className={buttonClass('outline', 'large', dimmed)}
        >
          {texts.donate}
        </button>
      </div>
    </div>
  )
}
