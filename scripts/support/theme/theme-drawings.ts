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
