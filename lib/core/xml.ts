/** An element; its content is escaped unless it consists of elements. */
export function element(name: string, content: string | Xml[], attributes: Record<string, string> = {}): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inner = typeof content === 'string' ? escapeXml(content) : content.map((each) => each.xml).join('')
  return { xml: inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>` }
}

/** Serialized XML, as opposed to text that still has to be escaped. */
export type Xml = { xml: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(NO_CHARACTER, '')
    .replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)

/** What XML has no way to write (XML 1.0, production 2): with one of these, a reader refuses the whole document. */
// oxlint-disable-next-line no-control-regex
const NO_CHARACTER = /[\u0000-\u0008\v\f\u000e-\u001f\ufffe\uffff]/g

export const XML_CONTENT_TYPE = 'application/xml; charset=utf-8'

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`
}

export function xmlResponse(root: Xml): Response {
  return new Response(xmlDocument(root), { headers: { 'content-type': XML_CONTENT_TYPE } })
}
