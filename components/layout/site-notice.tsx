import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CloseIcon } from '@/components/ui/icons'
import { Notice, type Severity } from '@/components/ui/notice'

type SiteNoticeProps = {
  id: string
  severity: Severity
  startsAt: Date | undefined
  endsAt: Date | undefined
  /** Whether it has not begun when the page is made; the head script asks the visitor's clock. */
  isAhead: boolean
  children: ReactNode
}

/**
 * A notice at the top of every page. The head script decides before it is painted whether it is shown: by its times, and
 * whether the visitor has hidden it (`lib/delivery/site-notices-script.ts`), so that nothing moves.
 */
export async function SiteNotice({ id, severity, startsAt, endsAt, isAhead, children }: SiteNoticeProps) {
  const [t, severities] = await Promise.all([getTranslations('siteNotices'), getTranslations('alert')])
  return (
    <aside
      aria-label={t('label')}
      data-notice={`${id} ${startsAt?.getTime() ?? 0} ${endsAt?.getTime() ?? 'Infinity'}`}
      data-nosnippet=""
      hidden={isAhead}
      suppressHydrationWarning
    >
      <Notice severity={severity} label={severities(severity)} isBand>
        <div className="flex items-start gap-4">
          <div className="min-w-0 grow">{children}</div>
          <button
            type="button"
            data-dismisses=""
            data-needs-script=""
            aria-label={t('dismiss')}
            className="icon-button -my-2 shrink-0"
          >
            <CloseIcon className="size-5" />
          </button>
        </div>
      </Notice>
    </aside>
  )
}
