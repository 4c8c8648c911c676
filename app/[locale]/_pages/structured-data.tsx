/** Structured data for search engines: not executed, and escaped so that it can't close its own element. */
export function StructuredData({ data }: { data: object }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
