import type { PaletteName } from './palettes.ts'

/** Where a scene's one light stands, as fractions of its width and height; lamps light an interior. */
export type Light = { kind: 'sun' | 'moon' | 'lamps'; x: number; y: number }

/** A scene as others need to know it: `layers` are drawn in this order, back to front (see scenes/). */
export type SceneEntry = {
  kind: 'scenes'
  name: string
  alt: string
  palette: PaletteName
  light: Light
  layers: string[]
}

export const sun = (x: number, y: number): Light => ({ kind: 'sun', x, y })
export const moon = (x: number, y: number): Light => ({ kind: 'moon', x, y })
export const lamps = (x: number, y: number): Light => ({ kind: 'lamps', x, y })

export function scene(name: string, palette: PaletteName, light: Light, alt: string, layers: string): SceneEntry {
  return { kind: 'scenes', name, alt, palette, light, layers: layers.split(' ') }
}
