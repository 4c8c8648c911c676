import { getTranslations } from 'next-intl/server'
import type { FailureTexts } from '@/lib/core/failure-text'
import { failureTexts } from '@/components/ui/failure-texts'
import { wordsOf } from '@/lib/core/words'
import { Withdraw } from './lazy'

const words = ['withdraw', 'withdrawing', 'withdrawFailed'] as const

export type WithdrawTexts = Record<(typeof words)[number] | keyof FailureTexts, string>

const BUTTON = 'min-h-11 font-semibold text-on-surface underline underline-offset-4'

/** A bar at the end of a player's campaign page: says that the player takes part, and lets the player withdraw. */
export async function EnrolmentBar({ campaign, title }: { campaign: string; title: string }) {
  const [t, failures] = await Promise.all([getTranslations('campaigns'), failureTexts()])
  const texts = { ...wordsOf(t, words), ...failures }
  return (
    <div className="border-t border-line bg-mist">
      <div className="container flex flex-wrap items-center gap-x-6 gap-y-1 py-4 text-base text-muted">
        <p>{t('enrolled', { title })}</p>
        <Withdraw campaign={campaign} texts={texts} className={BUTTON}>
          <button type="button" disabled className={BUTTON} data-needs-script="">
            {texts.withdraw}
          </button>
        </Withdraw>
      </div>
    </div>
  )
}
