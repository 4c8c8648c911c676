/** Focuses the first field of a form whose name is among `names`. @returns whether there is one */
export function focusFirst(form: HTMLFormElement, names: object): boolean {
  const field = [...form.elements].find((element) => 'name' in element && String(element.name) in names)
  if (field instanceof HTMLElement) field.focus()
  return field !== undefined
}
