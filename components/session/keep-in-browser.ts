/**
 * Stores a visitor's intent in the browser instead of sending it with the form. When the visitor comes back from
 * sign-in, the page's script resumes it. An intent is stored in one place only, so nothing runs twice: the field
 * `kind`, which makes the form an intent, is removed (docs/decisions/021).
 *
 * @param root the form, or an element that contains it
 * @param keep gets the fields as they are about to be sent; returns whether it stored them
 */
export function keepInBrowser(root: HTMLElement, keep: (fields: FormData) => boolean): () => void {
  const onFormData = ({ formData }: FormDataEvent) => {
    if (keep(formData)) formData.delete('kind')
  }
  root.addEventListener('formdata', onFormData)
  return () => root.removeEventListener('formdata', onFormData)
}
