const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g

/**
 * Preloads each picture once. For a preload that a component renders, React also writes a hint of its own further up,
 * without the address for browsers that don't know `imagesrcset`. The component's element takes the place of the hint:
 * React looks for it when the page is hydrated, wherever it is.
 */
export function preloadOnce(html: string): string {
  const whole = new Map<string, string>()
  for (const [link] of html.matchAll(PICTURE_PRELOAD)) if (link.includes(' href=')) whole.set(pictureOf(link), link)
  const preloaded = new Set<string>()
  return html.replace(PICTURE_PRELOAD, (link) => {
    const picture = pictureOf(link)
    if (preloaded.has(picture)) return ''
    preloaded.add(picture)
    return whole.get(picture) ?? link
  })
}

/** What the browser would load for a preload: its widths, if it has some, or else its address; and on what screens. */
function pictureOf(link: string): string {
  const valueOf = (attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(link)?.[1]
  return [valueOf('imageSrcSet') ?? valueOf('href'), valueOf('imageSizes'), valueOf('media')].join(' ')
}
