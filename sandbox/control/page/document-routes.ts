import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { placeOf } from '../content-api.ts'
import { ControlProblem, parseInput } from '../problem.ts'
import type { Place, Publisher, Release } from '../publisher.ts'
import { documentForm } from './documents.ts'
import { type Html, layout } from './layout.ts'
import { patchesOf, textFieldsOf } from './texts.ts'

const formSchema = z.object({ action: z.enum(['save', 'publish', 'unpublish']) }).catchall(z.string())

/** Notices shown after a redirect; the address contains the name of a notice, never its text. */
const notices = {
  saved: 'Saved as a draft. Previews show it.',
  told: 'Done, and the site knows.',
  untold: 'Done, but the site could not be told: it will follow when its cache is renewed.',
}
const noticeSchema = z.enum(['saved', 'told', 'untold']).optional().catch(undefined)

/** Sends a page with the headers of all pages. */
export type Answer = (c: Context, page: Html, status?: 400) => Response | Promise<Response>

/** The forms that edit a document and publish all drafts; each is answered with a redirect. */
export function createDocumentPages(publisher: Publisher, answer: Answer): Hono {
  const routes = new Hono()

  routes.post('/publish', async (c) => c.redirect(`/?done=${outcomeOf(await publisher.publish())}#documents`, 303))

  routes.get('/documents/:type/:name/:lang', (c) => {
    const document = publisher.get(...placeOf(c))
    return answer(c, layout(document.title, documentForm(document), noticeOf(c)))
  })

  routes.post('/documents/:type/:name/:lang', async (c) => {
    const place = placeOf(c)
    const { action, ...sent } = parseInput(formSchema, await c.req.parseBody())
    try {
      const done = await edit(place, action, sent)
      return c.redirect(`${c.req.path}?done=${done}`, 303)
    } catch (error) {
      if (!(error instanceof ControlProblem) || error.status !== 400) throw error
      const document = publisher.get(...place)
      return answer(c, layout(document.title, documentForm(document, sent), error.message), 400)
    }
  })

  async function edit(place: Place, action: z.infer<typeof formSchema>['action'], sent: Record<string, string>) {
    if (action === 'unpublish') return outcomeOf(await publisher.unpublish(...place))
    const { id, data } = publisher.get(...place)
    const patches = patchesOf(textFieldsOf(data), sent)
    if (patches.length > 0) publisher.save(place, patches)
    return action === 'publish' ? outcomeOf(await publisher.publish([id])) : 'saved'
  }

  return routes
}

/** The notice that `?done=` names, if there is one. */
export function noticeOf(c: Context): string | undefined {
  const done = noticeSchema.parse(c.req.query('done'))
  return done && notices[done]
}

function outcomeOf({ webhook }: Release): keyof typeof notices {
  return webhook.status !== null && webhook.status < 300 ? 'told' : 'untold'
}
