import { ContactUsState } from '@/components/contact/lazy'
import { formTexts } from '@/components/contact/form-texts'
import { flag, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { MOST_FIELDS, type FormField } from '@/lib/domains/contact/form-field'
import { isFormAction } from '@/lib/domains/contact/generic-form'
import type { FormSlice } from '@/prismicio-types'
import { readLink } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { FormView } from './form'

const CONTACT_US = 'contact_us'

/**
 * A form that is sent to an address of the editors' choosing (SL-form-01); one named `contact_us` shows nothing, and lends
 * its words to the contact form (SL-form-02, SL-form-03).
 */
export async function Form({ slice: { primary, items }, context }: SectionProps<FormSlice>) {
  const title = text(primary.title)
  const buttonLabel = text(primary.button_label)
  if (text(primary.form_id) === CONTACT_US) {
    return <ContactUsState title={title} buttonLabel={buttonLabel} placeholders={placeholdersOf(items)} />
  }
  const action = readLink(primary.action_url, context)?.href ?? ''
  if (!isFormAction(action, env.FORM_ACTION_HOSTS)) {
    log.warn({ action }, 'a form is not shown: its address is none that forms may be sent to')
    return null
  }
  const texts = await formTexts()
  const thanks = rich(primary.thank_you_message)
  return (
    <FormView
      action={action}
      anchor={context.anchor}
      title={title}
      fields={readFields(items, text(primary.placeholder) ?? texts.email)}
      thanks={thanks ? <RichText field={thanks} context={context} topHeading={3} /> : texts.thanks}
      texts={{ ...texts, send: buttonLabel ?? texts.send }}
    />
  )
}

type Items = FormSlice['items']

/** Every form has a field named `email`, which is asked for and checked (contracts.md, templates). */
function readFields(items: Items, emailLabel: string): FormField[] {
  const fields = rows(items).flatMap((item): FormField[] => {
    const name = text(item.name)
    if (name === undefined || !/^[\w-]{1,60}$/.test(name)) return []
    const isEmail = name === 'email' || text(item.form_validation) === 'email'
    return [
      {
        name,
        label: text(item.placeholder_text) ?? name,
        isRequired: flag(item.required) || name === 'email',
        isEmail,
      },
    ]
  })
  const named = new Map(fields.map((field) => [field.name, field]))
  const email = { name: 'email', label: emailLabel, isRequired: true, isEmail: true }
  return [...(named.has('email') ? [] : [email]), ...named.values()].slice(0, MOST_FIELDS)
}

const placeholdersOf = (items: Items): Record<string, string> =>
  Object.fromEntries(
    rows(items).flatMap((item) => {
      const [name, placeholder] = [text(item.name), text(item.placeholder_text)]
      return name === undefined || placeholder === undefined ? [] : [[name, placeholder]]
    }),
  )
