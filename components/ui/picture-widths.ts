const WIDTHS = [320, 480, 640, 750, 1080, 1440, 1920, 2400]

/** A part of a `sizes` attribute: from which width of the window, and how wide the box is then. */
const PART = /^(?:\(min-width: ([\d.]+)px\) )?([\d.]+)(px|vw)$/

/**
 * The widths in pixels in which a picture is offered: as many as its box can need at two pixels to one, and on phones at
 * three. Every width that no screen would choose would still be in the document.
 *
 * @param natural the picture's own width
 * @param sizes its `sizes` attribute
 * @param media on which windows it is shown, as a media query; undefined for all
 */
export function widthsFor(natural: number, sizes: string, media?: string): number[] {
  const needed = 2 * widestBox(sizes, media)
  const enough = Math.min(natural, WIDTHS.find((width) => width >= needed) ?? 2400)
  return [...WIDTHS.filter((width) => width < enough), enough]
}

/** The widest that the box can be, in CSS pixels; infinite if it grows with the window, or for sizes of another form. */
function widestBox(sizes: string, media = ''): number {
  let windowBelow = Number(/\(max-width: (\d+)px\)/.exec(media)?.[1] ?? Infinity)
  const widths = sizes.split(', ').map((part) => {
    const [, from, size, unit] = PART.exec(part) ?? []
    const width = size === undefined ? Infinity : unit === 'vw' ? (windowBelow * Number(size)) / 100 : Number(size)
    windowBelow = Math.min(windowBelow, Number(from ?? Infinity))
    return width
  })
  return Math.max(...widths)
}
