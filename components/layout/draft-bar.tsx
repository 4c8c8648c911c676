import { getTranslations } from 'next-intl/server'

/** Tells editors that they see a draft, and leads back to what visitors see. */
export async function DraftBar() {
  const t = await getTranslations('preview')
  return (
    <p
      role="status"
      className="fixed inset-x-0 bottom-0 z-(--layer-app-bar) flex flex-wrap items-center justify-center gap-4 bg-yellow px-4 py-2 text-sm font-semibold"
    >
      {t('draft')}
      <a href="/api/exit-preview" className="inline-flex min-h-11 items-center underline">
        {t('leave')}
      </a>
    </p>
  )
}
