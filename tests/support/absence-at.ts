import type { Absence } from '@/lib/content/published/absence'

/** In place of what is published: addresses that say themselves what is there. */
export async function absenceAt(path: string): Promise<Absence | undefined> {
  if (path.includes('made-up')) return { kind: 'missing' }
  if (path.includes('past')) return { kind: 'gone' }
  if (path.includes('moved-for-now')) return { kind: 'temporary', to: 'https://shop.example/sale' }
  return path.includes('moved') ? { kind: 'permanent', to: '/de/about?from=moved' } : undefined
}
