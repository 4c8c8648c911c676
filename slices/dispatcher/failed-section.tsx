import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'

type FailedSectionProps = {
  /** `malformed`: the section's data isn't in the form of a section. */
  problem: 'malformed' | 'failed' | 'failedField'
  /** The field that the section fails with. */
  field?: string
}

/** Shown in a draft in place of a section that failed; visitors see nothing. */
export async function FailedSection({ problem, field = '' }: FailedSectionProps) {
  const t = await getTranslations('findings')
  return (
    <div className="container my-8">
      <Notice severity="error" label={t('title', { count: 1 })}>
        <p>{t(problem, { field })}</p>
      </Notice>
    </div>
  )
}
