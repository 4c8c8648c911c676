export type InventedAddress = { path: string; headers?: Record<string, string> }

/** Forms of made-up addresses, with a unique number. */
const FORMS: readonly ((name: string) => InventedAddress)[] = [
  (name) => ({ path: `/page-${name}` }),
  (name) => ({ path: `/ja/page-${name}` }),
  (name) => ({ path: `/deep/page/${name}` }),
  (name) => ({ path: `/page-${name}.rsc` }),
  (name) => ({ path: `/flight-${name}`, headers: { rsc: '1' } }),
  (name) => ({ path: `/plans?invented=${name}` }),
  (name) => ({ path: `/en/moved-${name}` }),
  (name) => ({ path: `/academy/course/${name}` }),
  (name) => ({ path: `/events/view/8${name}` }),
  (name) => ({ path: `/de/events/view/9${name}`, headers: { rsc: '1' } }),
  (name) => ({ path: `/events/view/7${name}.rsc` }),
  (name) => ({ path: `/news/8${name}-article` }),
  (name) => ({ path: `/news/1404-another-name-${name}` }),
  (name) => ({ path: `/news/older/9${name}` }),
  (name) => ({ path: `/campaigns/campaign-${name}` }),
  (name) => ({ path: `/campaigns/tour-of-summits/stages/stage-${name}` }),
  (name) => ({ path: `/stages/stage-${name}` }),
  (name) => ({ path: `/variants/campaign/tour-of-summits/stage-${name}` }),
  (name) => ({ path: `/gallery/section-${name}` }),
  (name) => ({ path: `/video/videos/video-${name}` }),
  (name) => ({ path: `/video/list-${name}/hold-a-wheel` }),
  (name) => ({ path: `/sitemaps/map-${name}.xml` }),
  (name) => ({ path: `/start?invented=${name}` }),
]

/**
 * Addresses that visitors made up, each once: pages, events, articles, campaigns, stages, redirects, and the forms in
 * which the browser fetches a page's data.
 */
export function* inventedAddresses(count: number): Generator<InventedAddress, undefined> {
  const first = 1_000_000 + (Date.now() % 1_000_000) * 100
  for (let index = 0; index < count; index += 1) {
    const form = FORMS[index % FORMS.length]
    if (form) yield form(String(first + index))
  }
  return undefined
}
