import * as z from 'zod/mini'
import { isOriginAmong } from '@/lib/core/origin-patterns'
import { type SimulatorAnswer, answerTo, type Request, parseRequest } from './messages'

/** The events an editor subscribes to when it connects. */
const wishesSchema = z.object({
  activeSliceAPI: z.optional(z.boolean()),
  sliceZoneSizeAPI: z.optional(z.boolean()),
})

export type Wishes = z.infer<typeof wishesSchema>

type ChannelOptions = {
  /** The window that frames this one. */
  editor: Pick<Window, 'postMessage'>
  /** Origins that the editor may have; messages of others are not even parsed. */
  origins: readonly string[]
  answer: (request: Request) => SimulatorAnswer
  onConnected: (wishes: Wishes) => void
}

export type EditorChannel = {
  tell: (type: 'setActiveSlice' | 'setSliceZoneSize', data: unknown) => void
  close: () => void
}

/**
 * The framed page's half of the content system's simulator protocol (`@prismicio/simulator`): says that it is ready,
 * takes the port that the editor sends, and answers the requests that come through it.
 */
export function openEditorChannel({ editor, origins, answer, onConnected }: ChannelOptions): EditorChannel {
  let port: MessagePort | undefined
  let sent = 0
  const request = (type: string, data?: unknown) => ({ requestID: `page-${(sent += 1)}`, type, data })

  const takePort = (event: MessageEvent<unknown>) => {
    if (event.source !== editor || !isOriginAmong(event.origin, origins)) return
    const asked = parseRequest(event.data)
    const given = event.ports[0]
    if (asked?.type !== 'connect' || !given) return
    port?.close()
    port = given
    given.addEventListener('message', ({ data }) => {
      const through = parseRequest(data)
      if (through) given.postMessage(answerTo(through.requestID, answer(through)), [])
    })
    given.start()
    given.postMessage(answerTo(asked.requestID, { status: 200 }), [])
    onConnected(wishesSchema.safeParse(asked.data).data ?? {})
  }

  window.addEventListener('message', takePort)
  // Sent to any origin: the policy lets only the content system frame this page.
  editor.postMessage(request('ready'), '*')
  return {
    tell: (type, data) => port?.postMessage(request(type, data), []),
    close: () => {
      window.removeEventListener('message', takePort)
      port?.close()
    },
  }
}
