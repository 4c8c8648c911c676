import type { Thing } from 'schema-dts'
import { jsonLd } from '@/lib/core/structured-data'

/** What a page tells search engines about what it shows; nothing that it doesn't show belongs here. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(things) }} />
}
