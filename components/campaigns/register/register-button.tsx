import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { IntentForm } from '@/components/session/intent-form'
import { Dialog } from '@/components/ui/dialog/dialog'
import { buttonClass, type ButtonColour, type ButtonSize, type CtaPosition } from '@/components/ui/button'
import { TermsBox } from '@/components/ui/terms-box'
import type { FailureTexts } from '@/lib/core/failure-text'
import { failureTexts } from '@/components/ui/failure-texts'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { wordsOf } from '@/lib/core/words'
import { registrationIntentOf, type RegistrationIntent } from '@/lib/domains/campaigns/registration-intent'
import { PlayerRegister, VisitorRegister } from './lazy'
import { buttonIdOf, termsIdOf } from './register-ids'

const words = ['checking', 'signedUp', 'termsFirst'] as const

export type RegisterTexts = Record<(typeof words)[number] | 'label' | keyof FailureTexts, string>

/** The editors' content of a registration button (members.md §3, Call-to-action button content). */
export type RegistrationContent = {
  campaign: string
  /** Locale of the page, for the link to the profile. */
  locale: Locale
  /** Known if the page was rendered for this player. */
  isRegistered?: boolean
  terms?: ReactNode
  /** Replaces our text in the not-eligible dialog. */
  notEligible?: ReactNode
  profileLabel?: string
  cancelLabel?: string
}

type RegisterButtonProps = {
  label: string
  registration: RegistrationContent
  /** Id of the not-eligible dialog; unique on the page. */
  dialogId: string
  color?: ButtonColour
  size?: ButtonSize
  cta: CtaPosition
}

/** Registers a player for a campaign; visitors sign in first, and are registered when they come back. */
export async function RegisterButton({ label, registration, dialogId, color, size, cta }: RegisterButtonProps) {
  const [t, failures] = await Promise.all([getTranslations('campaigns'), failureTexts()])
  const { campaign, isRegistered, terms } = registration
  const intent = registrationIntentOf(env.PRODUCT_SLUG, campaign)
  const className = buttonClass(color, size)
  const texts = { ...wordsOf(t, words), label, ...failures }
  return (
    <div className="grid justify-items-start gap-4">
      <PlayerRegister
        campaign={campaign}
        isRegistered={isRegistered}
        intent={intent}
        dialogId={dialogId}
        terms={terms}
        texts={texts}
        className={className}
        cta={cta}
      >
        {isRegistered ? (
          <button type="button" aria-disabled className={`${className} aria-disabled:opacity-60`}>
            {texts.signedUp}
          </button>
        ) : (
          <VisitorForm
            registration={registration}
            dialogId={dialogId}
            intent={intent}
            termsFirst={texts.termsFirst}
            className={className}
            cta={cta}
            label={label}
          />
        )}
      </PlayerRegister>
      <NotEligible registration={registration} dialogId={dialogId} />
    </div>
  )
}

type VisitorFormProps = Pick<RegisterButtonProps, 'label' | 'registration' | 'dialogId' | 'cta'> & {
  intent: RegistrationIntent
  termsFirst: string
  className: string
}

/** The visitor's button. Sign-in leads back to its page, and to the button itself if the terms aren't ticked. */
function VisitorForm({ label, registration, dialogId, cta, intent, termsFirst, className }: VisitorFormProps) {
  const { campaign, terms } = registration
  const buttonId = buttonIdOf(dialogId)
  const reasonId = `${buttonId}-reason`
  const hasTerms = terms !== undefined
  return (
    <IntentForm
      intent={{ kind: 'campaign_registration', campaign, button: buttonId, terms: hasTerms ? undefined : 'ticked' }}
      className="grid justify-items-start gap-4"
    >
      {hasTerms && <TermsBox id={termsIdOf(dialogId)}>{terms}</TermsBox>}
      <button
        type="submit"
        id={buttonId}
        aria-describedby={hasTerms ? reasonId : undefined}
        data-cta={cta}
        className={clsx('peer order-1', className)}
      >
        {label}
      </button>
      {hasTerms && (
        <p id={reasonId} className="hidden text-base font-semibold peer-target:block">
          {termsFirst}
        </p>
      )}
      <VisitorRegister intent={intent} />
    </IntentForm>
  )
}

async function NotEligible({ registration, dialogId }: Pick<RegisterButtonProps, 'registration' | 'dialogId'>) {
  const t = await getTranslations('campaigns')
  const { notEligible, profileLabel, cancelLabel, locale } = registration
  const profile = localizedPath(settingsPath('profile'), locale)
  return (
    <Dialog id={dialogId} title={t('notEligible.title')}>
      <div className="grid gap-6 text-lg text-on-surface">
        {notEligible ?? <p>{t('notEligible.body')}</p>}
        <div className="flex flex-wrap gap-3">
          <a href={profile} target="_blank" rel="noopener" className={buttonClass('primary')}>
            {profileLabel ?? t('notEligible.profile')}
            <span className="sr-only"> {t('newWindow')}</span>
          </a>
          <button type="button" command="close" commandfor={dialogId} className={buttonClass('outline')}>
            {cancelLabel ?? t('notEligible.cancel')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
