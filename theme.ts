/*
 * The site's look and its name (docs/make-it-yours.md). Pages, pictures and the server's own failure page read them
 * here. `npm run theme` writes the files derived from this one: app/styles/theme.css, the icons and the placeholders.
 * `npm start`, `npm run dev` and `npm run build` run it automatically.
 */

/** The product's name in sentences, unless the variable `PRODUCT_NAME` contains another. */
export const productName = 'Gruppetto'

type Hex = `#${string}`

/**
 * Every colour, in six hexadecimal digits; style sheets use `--color-{name}`. tests/theme/theme.test.ts reports pairs
 * of colours that are hard to read.
 */
export const colours = {
  /** Background of the page, of cards and of dialogs. */
  surface: '#ffffff',
  /** The colour of text on surface, mist and cream. */
  onSurface: '#0b1020',
  /** The dark background, and the colour of text on pale ones, in both schemes. */
  ink: '#0b1020',
  /** Background of cards on ink. */
  inkSoft: '#171e33',
  /** The colour of text on dark backgrounds and of pale buttons, in both schemes. */
  paper: '#ffffff',
  mist: '#f3f5f9',
  line: '#d9dee8',
  muted: '#4a5468',
  mutedOnInk: '#b9c2d6',
  /** The brand colour on light backgrounds: buttons, and text on paper. */
  orange: '#d04308',
  orangeDark: '#a83505',
  /** The brand colour on ink. */
  orangeLight: '#fc6719',
  violet: '#4b3fbb',
  lagoon: '#0e7490',
  yellow: '#ffc53d',
  pine: '#15803d',
  cream: '#f8f4ea',
  yorkshire: '#8a8f98',
  alert: '#b42318',
} satisfies Record<string, Hex>

/** Colours that are others in the dark scheme; the rest are the same in both. */
export const darkColours = {
  surface: '#141a2c',
  onSurface: '#eef1f7',
  mist: '#1d2439',
  line: '#364059',
  muted: '#b0bacf',
  cream: '#2b2619',
} satisfies Partial<Record<keyof typeof colours, Hex>>

/**
 * Colours that on surfaces of the dark scheme are too dark for texts, marks and lines, with those that replace them
 * there: `text-{name}` and `--text-color-{name}`. As backgrounds of white text they are the same in both schemes.
 */
export const darkTextColours = {
  orange: '#ff8f55',
  orangeDark: '#ffa273',
  violet: '#aaa2ff',
  lagoon: '#62c6e2',
  pine: '#62d18e',
  alert: '#ff938a',
} satisfies Partial<Record<keyof typeof colours, Hex>>

/** Shades of the landscapes that the site draws itself: error pages, the profile, pictures of shared links. */
export const landscape = {
  farRidge: '#1f2a4d',
  ridge: '#2b2a63',
  nearRidge: '#131a30',
  duskSky: '#2b2670',
  duskGlow: '#a83c3a',
  duskRidge: '#241f55',
} satisfies Record<string, Hex>

type Mark = {
  /** Side of the square that the paths are drawn in. */
  size: number
  /** The shapes, from back to front; `path` is the `d` of an SVG path. */
  shapes: readonly { path: string; colour: keyof typeof colours }[]
}

/** The logo: a wheel that is also a sun over a ridge. */
export const mark: Mark = {
  size: 32,
  shapes: [
    { path: 'M0 16a16 16 0 1 1 32 0 16 16 0 1 1-32 0z', colour: 'orange' },
    { path: 'M9.5 14a6.5 6.5 0 1 1 13 0 6.5 6.5 0 1 1-13 0z', colour: 'yellow' },
    { path: 'M2.5 23 11 13l5 6 4-4.5 8.6 9.5A16 16 0 0 1 2.5 24.5z', colour: 'paper' },
  ],
}

/**
 * Fonts, each a package `@fontsource-variable/…` and a file of its Latin letters; `npm run fonts` cuts out the axes that are
 * used, and writes app/fonts. `picture` are the axes in pictures of shared links.
 */
export const fonts = {
  headline: {
    family: 'Archivo',
    source: 'archivo/files/archivo-latin-wdth-normal.woff2',
    axes: { wght: 800, wdth: 116 },
    picture: { wght: 800, wdth: 116 },
    /** Width of a wide word's letters in em, by which headlines are fitted (app/styles/base.css). */
    letterWidth: 0.66,
  },
  text: {
    family: 'Inter',
    source: 'inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    picture: { wght: 600 },
  },
  /** Fonts for languages whose letters the two fonts don't have. */
  fallback: "'Hiragino Sans', 'Yu Gothic', 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif",
}

/** Sizes of texts: `text-{name}`. */
export const textSizes = {
  xs: { size: '0.8125rem', lineHeight: '1.25rem' },
  sm: { size: '0.9375rem', lineHeight: '1.5rem' },
  base: { size: '1.0625rem', lineHeight: '1.75rem' },
  lg: { size: '1.25rem', lineHeight: '1.9rem' },
  xl: { size: '1.5rem', lineHeight: '2rem' },
}

/** Sizes of headlines, which depend on the width of the screen, within limits: `text-head-{name}`. */
export const headlineSizes = {
  sm: { least: '1.25rem', fluid: '1.1rem + 0.6vw', most: '1.5rem', lineHeight: '1.2' },
  large: { least: '1.75rem', fluid: '1.35rem + 1.8vw', most: '2.75rem', lineHeight: '1.08' },
  xl: { least: '2.125rem', fluid: '1.5rem + 2.9vw', most: '4rem', lineHeight: '1.04' },
  xxl: { least: '2.5rem', fluid: '1.55rem + 4.6vw', most: '5.75rem', lineHeight: '0.98' },
}

/** How round corners are: `rounded-{name}`. */
export const radii = { sm: '8px', card: '16px', full: '999px' }
