import { ContactUsState } from '@/components/contact/lazy'
import { formTexts } from '@/components/contact/form-texts'
import { rich, text } from '@/lib/content/fields/fields'
import { sectionPlaceOf, type SectionProps } from '@/lib/content/section'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withGiven } from '@/lib/core/words'
import { readForm } from '@/lib/domains/contact/forms-server'
import { isFormAction } from '@/lib/domains/contact/generic-form'
import type { FormSlice } from '@/prismicio-types'
import { RichText } from '@/slices/readers/rich-text'
import { FormView } from './form'
import { readContactUs } from './read-contact-us'

/**
 * A form that is sent to an address that editors choose (SL-form-01). A form named `contact_us` shows nothing, and
 * supplies texts and rules of the contact form (SL-form-02, SL-form-03). The page doesn't contain the address: our
 * server reads it in content, by the form's position.
 */
export async function Form({ slice, context }: SectionProps<FormSlice>) {
  const { primary } = slice
  const [title, buttonLabel] = [text(primary.title), text(primary.button_label)]
  const texts = await formTexts()
  const form = readForm(slice, texts.email)
  if (form === undefined) return <ContactUsState form={readContactUs(slice)} />
  const { action, fields } = form
  if (!isFormAction(action, env.FORM_ACTION_HOSTS)) {
    log.warn({ action }, 'form hidden: its action is not an allowed form host')
    return null
  }
  const thanks = rich(primary.thank_you_message)
  const place = sectionPlaceOf(slice, context)
  return (
    <FormView
      place={place}
      anchor={context.anchor}
      title={title}
      fields={fields}
      thanks={thanks ? <RichText field={thanks} context={context} topHeading={3} /> : texts.thanks}
      texts={withGiven(texts, { send: buttonLabel, failed: place ? undefined : texts.nowhere })}
    />
  )
}
