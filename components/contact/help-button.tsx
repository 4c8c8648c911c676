import { getTranslations } from 'next-intl/server'
import type { CtaPosition } from '@/components/ui/button'
import { isOff } from '@/lib/core/server/off'

/** How a visitor is helped: by a chat, if an agent is available, or by the contact form. */
export type HelpMeans = 'chat' | 'form'

type HelpButtonProps = {
  label: string
  means: HelpMeans
  /** Where it leads without script, and if a chat has no agent and there is no form. */
  href: string
  className: string
  cta?: CtaPosition
}

/**
 * A button that opens the chat or the contact form (`HelpListener`). While the availability of an agent is checked it
 * is disabled and shows a spinner; if there is none it reads 'Get Help' [CT-007, CT-016].
 */
export async function HelpButton({ label, means, href, className, cta }: HelpButtonProps) {
  const t = await getTranslations('help')
  return (
    <form action={href} className="contents">
      <button
        type="submit"
        data-help={means}
        data-without-form={isOff('support') ? '' : undefined}
        aria-haspopup="dialog"
        data-cta={cta}
        data-cta-label={cta && means === 'chat' ? label : undefined}
        className={`help-button ${className}`}
      >
        <span className="help-spinner" aria-hidden="true" />
        {means === 'chat' ? (
          <>
            <span data-when="available">{label}</span>
            <span data-when="away">{t('getHelp')}</span>
          </>
        ) : (
          label
        )}
      </button>
    </form>
  )
}
