/** The part of theme.ts that the drawings need. */
export type DrawnTheme<Name extends string> = {
  colours: Readonly<Record<Name, string>>
  mark: { size: number; shapes: readonly { path: string; colour: Name }[] }
}

/** The site's icon as SVG. */
export function iconSvg<Name extends string>({ colours, mark }: DrawnTheme<Name>): string {
  const shapes = mark.shapes.map(({ path, colour }) => `<path d="${path}" fill="${colours[colour]}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">${shapes.join('')}</svg>\n`
}

/** How much of a tile's side its mark takes: a system may cut off all but a circle of 80 % (W3C, maskable icons). */
const MARK_ON_TILE = 0.66

/**
 * The icon of an installed site, as SVG: the mark on a ground that fills the square, so that a system may cut it into its
 * own shape, in light and in dark.
 */
export function tileSvg<Name extends string>({ colours, mark }: DrawnTheme<Name | 'ink'>): string {
  const margin = (mark.size * (1 - MARK_ON_TILE)) / 2
  const shapes = mark.shapes.map(({ path, colour }) => `<path d="${path}" fill="${colours[colour]}"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">` +
    `<path d="M0 0h${mark.size}v${mark.size}H0z" fill="${colours.ink}"/>` +
    `<g transform="translate(${margin} ${margin}) scale(${MARK_ON_TILE})">${shapes.join('')}</g></svg>\n`
  )
}

/** The placeholder for a missing picture, as SVG: a hill under a sun, cropped to the given size. */
export function placeholderSvg(
  { line, mist, mutedOnInk }: Readonly<Record<'line' | 'mist' | 'mutedOnInk', string>>,
  { width, height }: { width: number; height: number },
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 720 480" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="720" height="480" fill="${line}"/><circle cx="520" cy="150" r="54" fill="${mist}"/>` +
    `<path d="M0 480V350l150-120 120 100 130-150 320 300z" fill="${mutedOnInk}"/></svg>\n`
  )
}
