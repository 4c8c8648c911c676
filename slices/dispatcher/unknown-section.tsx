import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/core/server/env'

/** The notice for an unknown or missing section type (PB-026). */
export async function UnknownSection({ type }: { type: string | undefined }) {
  const t = await getTranslations('sections')
  return (
    <div role="note" className="container my-8">
      <p className="rounded-card border border-line bg-cream p-6">
        {t('unknown', { type: type ?? t('unnamedType'), host: env.SUPPORT_HOST })}
      </p>
    </div>
  )
}
