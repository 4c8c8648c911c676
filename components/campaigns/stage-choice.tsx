import { getTranslations } from 'next-intl/server'
import { campaignStages } from '@/lib/domains/campaigns/stage'

type StageChoiceProps = { shown: string; asOf: string | undefined }

/** Lets an editor see a campaign's draft in any stage, or at any point in time. A plain form, so it needs no script. */
export async function StageChoice({ shown, asOf }: StageChoiceProps) {
  const t = await getTranslations('preview')
  return (
    <form method="get" className="findings flex flex-wrap items-end gap-4 p-4">
      <label className="grid gap-1">
        {t('stage')}
        <select name="stage" defaultValue={asOf ? '' : shown} className="min-h-11 rounded border bg-surface px-2">
          <option value="">{t('byDate')}</option>
          {campaignStages.map((stage) => (
            <option key={stage}>{stage}</option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        {t('asOf')}
        <input
          type="datetime-local"
          name="asOf"
          defaultValue={asOf}
          className="min-h-11 rounded border bg-surface px-2"
        />
      </label>
      <button type="submit" className="min-h-11 cursor-pointer rounded bg-on-surface px-6 font-semibold text-surface">
        {t('show')}
      </button>
    </form>
  )
}
