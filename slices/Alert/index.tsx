import { getTranslations } from 'next-intl/server'
import { severities } from '@/components/ui/notice'
import { oneOf, rich } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import type { AlertSlice } from '@/prismicio-types'
import { RichText } from '@/slices/readers/rich-text'
import { alertTypes, AlertView } from './alert'

/** A message with a severity: a band, a box, or the box about payments (SL-alert-01, SL-alert-02). */
export async function Alert({ slice: { primary }, context }: SectionProps<AlertSlice>) {
  const message = rich(primary.message)
  if (message === undefined) return null
  const severity = oneOf(primary.severity, severities, 'info')
  const t = await getTranslations('alert')
  return (
    <AlertView
      type={oneOf(primary.alert_type, alertTypes, 'info')}
      severity={severity}
      label={t(severity)}
      message={<RichText field={message} context={context} className="max-w-none" />}
    />
  )
}
