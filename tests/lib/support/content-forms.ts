import { env } from '@/lib/core/server/env'
import { contentDocument, startSite } from '../content/started-site'
import { stubUpstream } from './upstream'

export const SITE = 'http://localhost:3000'
/** Origin of the host that forms may be sent to. */
export const HOST = `http://${env.FORM_ACTION_HOSTS[0]}`
export const ACTION = `${HOST}/forms/club`

/** A section that is a form. */
export const formSection = (id: string, url: string, fields: Record<string, unknown> = {}, items: object[] = []) => ({
  id,
  slice_type: 'form',
  primary: { action_url: { link_type: 'Web', url }, ...fields },
  items,
})

export const club = formSection('form$club', ACTION, {}, [
  { name: 'club', placeholder_text: 'Club' },
  { name: 'riders', form_validation: '' },
])

export const clubPlace = { documentId: 'page-1', sectionId: 'form$club' }

type Site = Parameters<typeof startSite>[0] & { answer?: (request: Request) => Response }

/** A site whose content is one page with the form of a club, unless said; what left it for anywhere but content is `sent`. */
export function formSite({ answer = () => Response.json({ accepted: true }, { status: 202 }), ...site }: Site = {}) {
  const started = startSite({ documents: [contentDocument('page-1', { data: { body: [club] } })], ...site })
  const content = globalThis.fetch
  const sent: Request[] = []
  stubUpstream((request) => {
    if (request.url.startsWith(env.PRISMIC_ENDPOINT)) return content(request)
    sent.push(request.clone())
    return answer(request)
  })
  return { ...started, sent }
}

export const jsonRequest = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${SITE}/api/forms`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

export const nativeRequest = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request(`${SITE}/api/forms`, {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      referer: `${SITE}/de/plans?x=1`,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })

/** The handlers of a site that was started by `formSite`. */
export const formHandler = async () => (await import('@/app/api/forms/route')).POST
export const signUpHandler = async () => (await import('@/app/api/email-sign-up/route')).POST
