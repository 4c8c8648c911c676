import { getTranslations } from 'next-intl/server'
import { buttonClass, type ButtonColour } from '../button'
import { ShareBehaviour } from './lazy'

type ShareButtonProps = {
  /** Title of what is shared, as the recipient sees it. */
  title: string
  /** Absolute address. */
  url: string
  color: ButtonColour
}

/**
 * Shares an address by the device's share dialog, or copies it; without script, visitors can use the browser's address
 * bar.
 */
export async function ShareButton({ title, url, color }: ShareButtonProps) {
  const t = await getTranslations('sharing')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2" data-needs-script>
      <button type="button" className={buttonClass(color, 'small')}>
        {t('share')}
      </button>
      <p role="status" className="text-sm font-semibold">
        {(['shared', 'copied', 'copyFailed'] as const).map((outcome) => (
          <span key={outcome} data-outcome={outcome} hidden>
            {t(outcome)}
          </span>
        ))}
      </p>
      <ShareBehaviour title={title} url={url} />
    </div>
  )
}
