import { packSections, type Packed } from '@/lib/core/simulator/pack-sections'
import { type EditorChannel, openEditorChannel, type Wishes } from './editor-channel'
import type { SimulatorAnswer, Request } from './messages'
import { activeSection, rectOf, scrollToSection } from './section-zone'

type EditorOptions = {
  editor: Pick<Window, 'postMessage'>
  origins: readonly string[]
  /** Shows sections; undefined if what was sent can't be shown. */
  show: (packed: Packed | undefined) => void
}

const TOO_MUCH = 'these are no sections, or more than one page can show'

/** Lets the editor that frames this page choose its sections, and reports their size and the section under the pointer. */
export function attachEditor(zone: HTMLElement, { editor, origins, show }: EditorOptions): () => void {
  let sections: readonly unknown[] = []
  const stops: (() => void)[] = []
  const stop = () => stops.splice(0).forEach((each) => each())

  const answer = ({ type, data }: Request): SimulatorAnswer => {
    if (type === 'ping') return { status: 200, data: 'pong' }
    if (type === 'setSliceZone') return take(data)
    if (type === 'scrollToSlice') return answerOf(scrollToSection(zone, data))
    return { status: 501, error: `“${type}” is not known here` }
  }
  const take = (sent: unknown): SimulatorAnswer => {
    const packed = packSections(sent)
    show(packed)
    if (packed === undefined) return { status: 400, error: TOO_MUCH }
    sections = Array.isArray(sent) ? sent : []
    return { status: 200 }
  }
  const tellOf = ({ activeSliceAPI, sliceZoneSizeAPI }: Wishes) => {
    stop()
    if (activeSliceAPI) stops.push(followPointer(zone, channel, () => sections))
    if (sliceZoneSizeAPI) stops.push(followSize(zone, channel))
  }
  const channel = openEditorChannel({ editor, origins, answer, onConnected: tellOf })
  return () => {
    stop()
    channel.close()
  }
}

const answerOf = (problem: string | undefined): SimulatorAnswer =>
  problem === undefined ? { status: 200 } : { status: 400, error: problem }

function followSize(zone: HTMLElement, channel: EditorChannel): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry) channel.tell('setSliceZoneSize', { rect: rectOf(entry.contentRect) })
  })
  observer.observe(zone)
  return () => observer.disconnect()
}

/** Reports at most once per animation frame, and no value twice. */
function followPointer(zone: HTMLElement, channel: EditorChannel, sections: () => readonly unknown[]): () => void {
  const listening = new AbortController()
  let point = { x: -1, y: -1 }
  let told: string | undefined
  let frame: number | undefined
  const tell = () => {
    frame = undefined
    const active = activeSection(zone, sections(), point)
    const text = JSON.stringify(active)
    if (text !== told) channel.tell('setActiveSlice', active)
    told = text
  }
  const follow = () => {
    frame ??= requestAnimationFrame(tell)
  }
  const options = { passive: true, signal: listening.signal }
  const move = ({ clientX, clientY }: PointerEvent) => {
    point = { x: clientX, y: clientY }
    follow()
  }
  document.addEventListener('pointermove', move, options)
  for (const event of ['resize', 'scroll']) window.addEventListener(event, follow, options)
  const observer = new MutationObserver(follow)
  observer.observe(zone, { childList: true, subtree: true })
  return () => {
    listening.abort()
    observer.disconnect()
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}
