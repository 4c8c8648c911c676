import { getTranslations } from 'next-intl/server'
import { directionOf, isLocale } from '@/i18n/locales'
import { AppError, NotFoundError, statusOf } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { visitorAgreesTo } from '@/lib/core/server/visitor-consent'
import { framePolicy, playerOrigins } from '@/lib/delivery/frame-policy'
import { errorHtml, frameDocument } from '@/lib/domains/embeds/frame-document'
import type { Embed } from '@/lib/domains/embeds/schema'
import { getEmbedHtml } from '@/lib/domains/embeds/server'

type Frame = {
  request: Request
  locale: string
  /** Whether the visitor has asked for the players of others in it. */
  isAskedFor: boolean
  /** @throws NotFoundError if there is nothing to show in a frame */
  find: () => Promise<Embed>
  /** Origins that may frame it besides this site. */
  framedBy?: readonly string[]
}

/**
 * The document of a frame. If a template can't be loaded, the document says so (SC-006), since the surrounding page is
 * rendered already.
 *
 * @throws NotFoundError if it is requested as anything but a frame's content
 */
export async function frameAnswer({ request, locale, isAskedFor, find, framedBy }: Frame): Promise<Response> {
  if (!isLocale(locale) || !isForFrame(request)) throw new NotFoundError('frame')
  const embed = await find()
  const t = await getTranslations({ locale, namespace: 'embeds' })
  const { html, status } = await htmlOf(embed, () => errorHtml(t('failed'), t('failedHint')))
  const players = playerOrigins()
  const areShown = mayShowPlayers(request, isAskedFor)
  const waiting = {
    players: players.map((origin) => ({ origin, text: t('ask', { host: new URL(origin).host }) })),
    button: t('show'),
    needsScript: t('needsScript'),
  }
  const direction = directionOf(locale)
  const text = { title: t('title'), language: locale, direction, html, ...(!areShown && { waiting }) }
  return new Response(frameDocument(text), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': framePolicy(areShown ? players : [], framedBy),
      'x-robots-tag': 'noindex',
      'cache-control': status === 200 ? 'private, no-cache' : 'no-store',
    },
  })
}

async function htmlOf(embed: Embed, failed: () => string): Promise<{ html: string; status: number }> {
  try {
    return { html: await getEmbedHtml(embed), status: 200 }
  } catch (err) {
    if (!(err instanceof AppError)) throw err
    log.warn({ err }, 'template can’t be shown')
    return { html: failed(), status: statusOf(err.code) }
  }
}

/**
 * Whether the players of others load in it: for a visitor who has agreed to outside content, or has asked for them here.
 * That only the page around it can tell: HTML that loads itself with the parameter comes from an origin of its own.
 */
function mayShowPlayers({ headers }: Request, isAskedFor: boolean): boolean {
  const isByPage = (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin'
  return (isAskedFor && isByPage) || visitorAgreesTo('outside', headers)
}

/** Browsers that don't send the header are trusted: the document is harmless by its policy alone. */
const isForFrame = (request: Request) => (request.headers.get('sec-fetch-dest') ?? 'iframe') === 'iframe'
