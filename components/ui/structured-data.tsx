/** Data for search engines: never run, and unable to end its own element. */
export function StructuredData({ data }: { data: object }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
