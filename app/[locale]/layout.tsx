export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params
  return (
    <html lang={locale}>
      <body>{children}</body>
    </html>
  )
}
export const dynamicParams = true
export function generateStaticParams() { return [{ locale: 'en' }, { locale: 'de' }] }
