/**
 * With script, the browser remembers what a visitor signs in for: then the page resumes it, and the form sends no
 * intent. An intent is stored in one place only, so nothing runs twice (docs/decisions/021).
 *
 * @param root the form, or an element that contains it
 * @param keep gets the fields as they are about to be sent; returns whether they are remembered
 */
export function keepInBrowser(root: HTMLElement, keep: (fields: FormData) => boolean): () => void {
  const onFormData = ({ formData }: FormDataEvent) => {
    if (keep(formData)) formData.delete('kind')
  }
  root.addEventListener('formdata', onFormData)
  return () => root.removeEventListener('formdata', onFormData)
}
