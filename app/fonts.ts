import localFont from 'next/font/local'

/** Headlines: one weight and width of Archivo. Both files are made by `npm run fonts`. */
export const archivo = localFont({
  src: './fonts/archivo-headline.woff2',
  variable: '--font-archivo',
  weight: '800',
  display: 'swap',
  declarations: [{ prop: 'font-stretch', value: '116%' }],
})

/** Texts. */
export const inter = localFont({
  src: './fonts/inter-text.woff2',
  variable: '--font-inter',
  weight: '400 700',
  display: 'swap',
})
