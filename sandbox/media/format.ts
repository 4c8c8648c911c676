import type { Sharp } from 'sharp'
import type { Parameters } from './parameters.ts'

export type Format = 'avif' | 'webp' | 'jpg' | 'png' | 'svg'

export const contentTypes: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
}

/** Whether an Accept header names a type explicitly; a wildcard says nothing about a browser's decoders. */
function accepts(accept: string, type: string): boolean {
  return accept.split(',').some((range) => {
    const [name = '', ...options] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !options.some((option) => /^q=0(\.0+)?$/.test(option))
  })
}

/**
 * Chooses the format: by `fm`, else with `auto=format` by what the browser accepts, else by the address's extension.
 */
export function chooseFormat(parameters: Parameters, extension: Format, accept: string): Format {
  if (parameters.fm) return parameters.fm === 'pjpg' ? 'jpg' : parameters.fm
  if (extension === 'svg' || !parameters.auto.includes('format')) return extension
  if (accepts(accept, 'image/avif')) return 'avif'
  return accepts(accept, 'image/webp') ? 'webp' : extension
}

/** The quality: imgix's default of 75, or 60 if compression was requested. */
export const qualityOf = ({ q, auto }: Parameters): number => Math.round(q ?? (auto.includes('compress') ? 60 : 75))

/** Encodes for speed rather than size: a slow AVIF takes over a second for each picture. */
export function encode(picture: Sharp, format: Exclude<Format, 'svg'>, quality: number): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: Math.max(1, Math.round(quality * 0.85)), effort: 0 })
    case 'webp':
      return picture.webp({ quality, effort: 2, smartSubsample: true })
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true })
    case 'png':
      return picture.png({ compressionLevel: 6 })
  }
}
