import type { ContactFormContent } from '@/lib/content/site/contact-form'
import { contactFields, type ContactField, type ContactForm } from './schema'

/** Our own texts, used if editors have none. */
export type ContactFormWords = { title: string; labels: Record<ContactField, string> }

/**
 * The form by its configuration [CT-009, CT-010]. Without any, every field is required. A field that editors left out
 * is still shown, as an optional one.
 *
 * @param policy the policy text as HTML [CT-011]
 */
export function contactFormFrom(
  content: ContactFormContent | undefined,
  words: ContactFormWords,
  policy: string,
): ContactForm {
  const [placeholder, ...options] = content?.queryTypes ?? []
  const fields = contactFields.map((name) => fieldFrom(name, content, words.labels[name]))
  return {
    title: content?.title ?? words.title,
    fields: fields.filter(({ name }) => name !== 'queryType' || options.length > 0),
    queryTypes: { placeholder: placeholder ?? words.labels.queryType, options: [...new Set(options)] },
    policy,
  }
}

function fieldFrom(
  name: ContactField,
  content: ContactFormContent | undefined,
  label: string,
): ContactForm['fields'][number] {
  const configured = content?.fields.find((each) => each.name === name)
  return {
    name,
    label,
    placeholder: configured?.placeholder,
    isRequired: configured?.isRequired ?? content === undefined,
    isEmail: configured === undefined ? name === 'email' : configured.validation === 'email',
  }
}
