import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'

/** Stands in a draft for a section that failed; visitors see nothing in its place. @param field that it fails with, if one */
export async function FailedSection({ field }: { field: string | undefined }) {
  const t = await getTranslations('findings')
  return (
    <div className="container my-8">
      <Notice severity="error" label={t('title', { count: 1 })}>
        <p>{field === undefined ? t('failed') : t('failedField', { field })}</p>
      </Notice>
    </div>
  )
}
