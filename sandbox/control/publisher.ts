import type { ContentSettings, NewDocument, Patch, Publication } from '../content/editing-types.ts'
import { type ContentEditing, EditingError } from '../content/editing.ts'
import { type NotifyResult, type Notice, notifySite, sendNotice } from '../content/webhook.ts'
import type { ServiceContext } from '../kernel/service.ts'
import { ControlProblem } from './problem.ts'

/** Something that a webhook is called for, and the ref of what is published. */
export type Noticed = { notice: Notice; ref: string }

/** Informs the site of a publication, or of something that is none, and returns the result. */
export type Notify = (news: Publication | Noticed) => Promise<NotifyResult>

/** What was published, and the status of the site's answer; null with a reason if there was no answer. */
export type Release = Publication & { webhook: { status: number | null; error?: string } }

export type Publisher = ReturnType<typeof createPublisher>

/** Content editing for the control API: refusals become problems, and the site is informed of every publication. */
export function createPublisher(editing: ContentEditing, notify: Notify) {
  async function webhook(news: Publication | Noticed): Promise<Release['webhook']> {
    const result = await notify(news)
    return 'status' in result ? { status: result.status } : { status: null, error: result.error }
  }

  const release = async (publication: Publication): Promise<Release> => ({
    ...publication,
    webhook: await webhook(publication),
  })

  return {
    list: () => editing.list(),
    get: (...place: Place) => attempt(() => editing.get(...place)),
    save: (place: Place, patches: Patch[]) => attempt(() => editing.saveDraft(...place, patches)),
    create: (document: NewDocument) => attempt(() => editing.createDocument(document)),
    publish: (ids?: string[]) => release(editing.publish(ids)),
    unpublish: (...place: Place) => release(attempt(() => editing.unpublish(...place))),
    unpublishAll: () => release(editing.unpublishAll()),
    createPreview: () => editing.createPreview(),
    createRelease: (label: string, ids: string[]) => editing.createRelease(label, ids),
    publishRelease: (ref: string) => release(attempt(() => editing.publishRelease(ref))),
    /** Calls the webhook as Prismic does where nothing was published, or again. */
    notice: (notice: Notice) => webhook({ notice, ref: editing.publish([]).ref }),
    change: (settings: ContentSettings) => editing.change(settings),

    /**
     * Runs a reset; if that changes what is published, the site is informed of every document that existed before or
     * exists now.
     */
    async around(reset: () => void): Promise<void> {
      const idsNow = () => editing.list().map((document) => document.id)
      const [refBefore, idsBefore] = [editing.publish([]).ref, idsNow()]
      reset()
      const { ref } = editing.publish([])
      if (ref !== refBefore) await notify({ ref, ids: [...new Set([...idsBefore, ...idsNow()])] })
    },
  }
}

/** Type, name (DocumentSummary says which) and content language. */
export type Place = [type: string, name: string, lang: string]

/** The webhook to the site. */
export function notifier(context: ServiceContext): Notify {
  return (news) => ('notice' in news ? sendNotice(context, news.notice, news.ref) : notifySite(context, news))
}

function attempt<Result>(edit: () => Result): Result {
  try {
    return edit()
  } catch (error) {
    if (!(error instanceof EditingError)) throw error
    throw new ControlProblem(error.code === 'not_found' ? 404 : 400, error.code, error.message)
  }
}
