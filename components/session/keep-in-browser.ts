/**
 * Lets the browser remember what a visitor signs in for, where script is at work: then the page goes on with it, and the
 * form sends no intent. An intent has one carrier, so nothing runs twice (docs/decisions/021).
 *
 * @param root the form, or what holds it
 * @param keep gets the fields as they are about to be sent; returns whether they are remembered
 */
export function keepInBrowser(root: HTMLElement, keep: (fields: FormData) => boolean): () => void {
  const onFormData = ({ formData }: FormDataEvent) => {
    if (keep(formData)) formData.delete('kind')
  }
  root.addEventListener('formdata', onFormData)
  return () => root.removeEventListener('formdata', onFormData)
}
