import { getTranslations } from 'next-intl/server'

/** Beside a player's progress that can't be read: another try. */
export async function ReadAgain() {
  const t = await getTranslations('overview')
  return (
    <a href="?" className="mt-4 inline-block font-semibold underline underline-offset-4">
      {t('retry')}
    </a>
  )
}
