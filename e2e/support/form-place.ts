/** The place in content that a form of a page sends to our server. */
export function formPlace(html: string): { documentId: string; sectionId: string } {
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  return { documentId: valueOf('form-document'), sectionId: valueOf('form-section') }
}
