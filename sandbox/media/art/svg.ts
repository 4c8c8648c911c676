/** A place in a drawing: x to the right, y down, in the drawing's own units. */
export type Point = readonly [x: number, y: number]

/** A colour at a fraction of a gradient, opaque unless told otherwise. */
type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A gradient ready to use: `fill` as an attribute's value, `def` to be drawn once before it. */
type Paint = { fill: string; def: string }

/** One decimal is finer than a pixel at every size we render; more would only swell the SVG. */
export const round = (value: number): number => Math.round(value * 10) / 10

const at = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** Path data in which numbers are rounded and line breaks mean nothing. */
export const path = (text: TemplateStringsArray, ...values: number[]): string =>
  text.reduce((data, part, index) => `${data}${round(values[index - 1] ?? 0)}${part}`).replaceAll(/\s*\n\s*/g, '')

/** A picture with a frame of its own, cut off at the frame's edge: a screen, a window. */
export const framed = ([x, y]: Point, [width, height]: Point, native: Point, body: string): string =>
  tag('svg', { x, y, width, height, viewBox: `0 0 ${native.join(' ')}`, overflow: 'hidden' }, body)

/** Shown only inside a shape; `id` names the cut, one a drawing. */
export const clipped = (id: string, inside: string, ...children: string[]): string =>
  tag('clipPath', { id }, inside) + tag('g', { 'clip-path': `url(#${id})` }, ...children)

/** The line around a circle. */
export const ring = ([cx, cy]: Point, r: number, stroke: string, width: number, opacity = 1): string =>
  tag('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width, ...(opacity < 1 && { opacity }) })

/** Turned about a place, in degrees. */
export const turned = (degrees: number, [x, y]: Point, ...children: string[]): string =>
  group(`rotate(${round(degrees)} ${round(x)} ${round(y)})`, ...children)

/** An element with its attributes; children make it a container. */
export function tag(name: string, attributes: Record<string, string | number>, ...children: string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('')
  return children.length ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`
}

export const group = (transform: string, ...children: string[]): string => tag('g', { transform }, ...children)

/** Puts what is drawn about the origin, in hundredths of a size, at a place. */
export const placed = ([x, y]: Point, size: number, ...children: string[]): string =>
  tag('g', { transform: `translate(${round(x)} ${round(y)}) scale(${Math.round(size * 10) / 1000})` }, ...children)

export const faded = (opacity: number, ...children: string[]): string => tag('g', { opacity }, ...children)

export const circle = ([cx, cy]: Point, r: number, fill: string, opacity = 1): string =>
  tag('circle', { cx: round(cx), cy: round(cy), r: round(r), fill, ...(opacity < 1 && { opacity }) })

export const ellipse = ([cx, cy]: Point, rx: number, ry: number, fill: string, opacity = 1): string =>
  tag('ellipse', { cx: round(cx), cy: round(cy), rx: round(rx), ry: round(ry), fill, ...(opacity < 1 && { opacity }) })

export const box = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  tag('rect', { x: round(x), y: round(y), width: round(width), height: round(height), fill, ...(rx && { rx }) })

export const shape = (d: string, fill: string, opacity = 1): string =>
  tag('path', { d, fill, ...(opacity < 1 && { opacity }) })

export const line = (d: string, stroke: string, width: number, opacity = 1): string =>
  tag('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...(opacity < 1 && { opacity }),
  })

/** Straight edges between points, as path data. */
export const corners = (points: readonly Point[]): string => `M${points.map(at).join('L')}`

export const polygon = (points: readonly Point[], fill: string, opacity = 1): string =>
  shape(`${corners(points)}Z`, fill, opacity)

/** A smooth curve through points (Catmull-Rom as Béziers), as path data; `closed` joins the end to the start. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const point = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return points[wrapped] ?? [0, 0]
  }
  let curve = `M${at(point(0))}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    curve += `C${at(leave)} ${at(arrive)} ${at(to)}`
  }
  return closed ? `${curve}Z` : curve
}

export const blob = (points: readonly Point[], fill: string, opacity = 1): string =>
  shape(smooth(points, true), fill, opacity)

const stopTags = (stops: readonly Stop[]) =>
  stops.map(([offset, colour, opacity = 1]) =>
    tag('stop', { offset, 'stop-color': colour, ...(opacity < 1 && { 'stop-opacity': opacity }) }),
  )

/** Named by its content, so that the same paint used twice is the same definition. */
function paint(kind: string, attributes: Record<string, string | number>, stops: readonly Stop[]): Paint {
  const content = JSON.stringify([kind, attributes, stops])
  let hash = 0
  for (let index = 0; index < content.length; index += 1) hash = (Math.imul(hash, 31) + content.charCodeAt(index)) | 0
  const id = `p${(hash >>> 0).toString(36)}`
  return { fill: `url(#${id})`, def: tag(kind, { id, ...attributes }, ...stopTags(stops)) }
}

/** Top to bottom by default; `along` gives start and end as fractions of the painted shape. */
export const linear = (stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): Paint =>
  paint('linearGradient', { x1: x1 ?? 0, y1: y1 ?? 0, x2: x2 ?? 0, y2: y2 ?? 1 }, stops)

/** From the middle of the painted shape to its edge. */
export const radial = (stops: readonly Stop[]): Paint => paint('radialGradient', { cx: 0.5, cy: 0.5, r: 0.5 }, stops)

/** Points written as `x y, x y, …`, which keeps an outline readable as one. */
export const dots = (text: string): Point[] =>
  text.split(',').map((pair): Point => {
    const [x, y] = pair.trim().split(/\s+/).map(Number)
    return [x ?? 0, y ?? 0]
  })
