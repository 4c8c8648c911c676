import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'

type FailedSectionProps = {
  /** `malformed`: in a form that no section has. */
  problem: 'malformed' | 'failed' | 'failedField'
  /** The field that the section fails with. */
  field?: string
}

/** Stands in a draft for a section that failed; visitors see nothing in its place. */
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
