import * as z from 'zod/mini'
import { loadScript } from '@/lib/core/load-script'
import { SingleFlight } from '@/lib/core/single-flight'

/** The API that the chat's script adds to the page (contracts.md, Chat). Its methods need their `this`. */
type ChatWidget = {
  start(options: { attributes: Record<string, string> }): unknown
  open(): unknown
}

const isFunction = z.custom<() => unknown>((value) => typeof value === 'function')
const widgetShape = z.looseObject({ start: isFunction, open: isFunction })

/** How long the visitor waits in front of a spinner. */
const TIMEOUT_MS = 8000

/**
 * Opens the chat, loading its script the first time [CT-017, CT-028, CT-031]; the page's address is recorded in the
 * conversation [CT-029].
 *
 * @throws if the script can't be loaded, isn't a chat, or does not start in time; then it does not open later either
 */
export async function openChat(script: string): Promise<void> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const isOver = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => reject(new Error('The chat does not start')))
  })
  await Promise.race([startAndOpen(script, timeout), isOver])
}

const loading = new SingleFlight<void>()

/** Loads the chat's script, unless it is there or under way. It opens nothing. */
export async function loadChat(script: string): Promise<void> {
  if (findWidget() === undefined) await loading.join(script, () => loadScript(script, [script]))
}

async function startAndOpen(script: string, timeout: AbortSignal): Promise<void> {
  await loadChat(script)
  timeout.throwIfAborted()
  const widget = findWidget()
  if (widget === undefined) throw new Error('The chat’s script defines no chat')
  await widget.start({ attributes: { pageUrl: location.href } })
  timeout.throwIfAborted()
  await widget.open()
}

function findWidget(): ChatWidget | undefined {
  const { ChatWidget: widget } = window as Window & { ChatWidget?: unknown }
  return isChat(widget) ? widget : undefined
}

const isChat = (value: unknown): value is ChatWidget => widgetShape.safeParse(value).success
