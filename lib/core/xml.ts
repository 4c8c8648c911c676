/** An element; its content is escaped unless it consists of elements. */
export function element(name: string, content: string | Xml[], attributes: Record<string, string> = {}): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inner = typeof content === 'string' ? escapeXml(content) : content.map((each) => each.xml).join('')
  return { xml: inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>` }
}

/** Serialized XML, as opposed to text that still has to be escaped. */
export type Xml = { xml: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)

export const XML_CONTENT_TYPE = 'application/xml; charset=utf-8'

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`
}

export function xmlResponse(root: Xml): Response {
  return new Response(xmlDocument(root), { headers: { 'content-type': XML_CONTENT_TYPE } })
}
