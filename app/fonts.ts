import localFont from 'next/font/local'

/*
 * The fonts of theme.ts, whose files `npm run fonts` writes. Weights and stretch are what style sheets ask for; the loader wants
 * them as literals.
 */

/** Headlines, in one weight and width. */
export const headlineFont = localFont({
  src: './fonts/headline.woff2',
  variable: '--font-headline',
  weight: '800',
  display: 'swap',
  declarations: [{ prop: 'font-stretch', value: '116%' }],
})

/** Texts. */
export const textFont = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text',
  weight: '400 700',
  display: 'swap',
})
