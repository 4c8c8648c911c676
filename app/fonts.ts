import localFont from 'next/font/local'

/*
 * The fonts of theme.ts, whose files are written by `npm run fonts`. Weights and stretch are those that the style
 * sheets use; the font loader accepts only literals.
 */

/** The font of headlines, in one weight and width. */
export const headlineFont = localFont({
  src: './fonts/headline.woff2',
  variable: '--font-headline',
  weight: '800',
  display: 'swap',
  declarations: [{ prop: 'font-stretch', value: '116%' }],
})

/** The font of texts. */
export const textFont = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text',
  weight: '400 700',
  display: 'swap',
})
