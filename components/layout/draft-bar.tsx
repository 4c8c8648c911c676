import { getTranslations } from 'next-intl/server'
import { wordsOf } from '@/lib/core/words'
import { SharePreview } from './page-script'

type DraftBarProps = {
  draft: {
    /** Whether the preview has ended and published content is shown. */
    hasEnded: boolean
    /** Name of the shown release, if it is one. */
    release?: string
  }
}

/** Tells editors that they see a draft, with a link to the same page as visitors see it. */
export async function DraftBar({ draft: { hasEnded, release } }: DraftBarProps) {
  const t = await getTranslations('preview')
  return (
    <div
      role="status"
      className="draft-bar fixed inset-x-0 bottom-0 z-(--layer-app-bar) mb-(--consent-room) flex flex-wrap items-center justify-center gap-4 always-light bg-yellow px-4 py-2 text-sm font-semibold text-ink"
    >
      <p>{release ? t('release', { name: release }) : t(hasEnded ? 'ended' : 'draft')}</p>
      <a href="/api/exit-preview" className="inline-flex min-h-11 items-center underline">
        {t('leave')}
      </a>
      {!hasEnded && <SharePreview texts={wordsOf(t, ['share', 'shared', 'shareFailed'])} />}
    </div>
  )
}
