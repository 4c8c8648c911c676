import { getTranslations } from 'next-intl/server'
import { directionOf, isLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { NotFoundError } from '@/lib/core/errors'
import { homePath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { colours } from '@/theme'

/** The icons that `npm run theme` draws: the mark alone, and a tile that a system may cut into its own shape. */
const ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ...[192, 512].flatMap((size) => [pngIcon('any', String(size), size), pngIcon('maskable', `maskable-${size}`, size)]),
]

function pngIcon(purpose: 'any' | 'maskable', name: string, size: number) {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/**
 * Serves `{language}.webmanifest`, by which the site is installed. In every language it is the same application, which
 * opens in the language that it was installed from. A window without browser controls would have no way back.
 */
export const GET = withProblems(async (_request, { params }: RouteContext<'/manifests/[file]'>) => {
  const { file } = await params
  const locale = /^([a-z-]+)\.webmanifest$/.exec(file)?.[1] ?? ''
  if (!isLocale(locale)) throw new NotFoundError(`manifest ${file}`)
  const t = await getTranslations({ locale, namespace: 'site' })
  const product = env.PRODUCT_NAME
  const manifest = {
    id: '/',
    name: product,
    short_name: product,
    description: t('description', { product }),
    lang: locale,
    dir: directionOf(locale),
    start_url: localizedPath(homePath, locale),
    scope: '/',
    display: 'minimal-ui',
    theme_color: colours.ink,
    background_color: colours.ink,
    icons: ICONS,
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
})
