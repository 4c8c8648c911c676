'use client'

import { loadPart } from './load-script'
import { lazy, useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react'

type Module<Export> = { default: Export }

/**
 * A client component in a script of its own: rendered on the server, too, and downloaded only by pages that contain it.
 * To be called once, at the top of a `lazy.ts` (docs/adding-a-slice.md); the view is the default export of its file.
 */
export function island<Props extends object>(load: () => Promise<Module<ComponentType<Props>>>): ComponentType<Props> {
  const View = lazy(() => loadPart(load))
  // A lazy component itself can't be passed from server to client; a component that renders it can.
  return function Island(props: Props) {
    return <View {...props} />
  }
}

/**
 * Like `island`, for a view below the fold: until the visitor comes near, its children are shown and its script isn't
 * loaded. As long as the script can't be loaded, the children stay, and the page says why (`loadPart`). The loaded view
 * replaces them once the visitor neither types in them nor has a dialog of theirs open; any other control that may be in
 * use by then belongs beside the island. Once a form among them has been sent the page is being left, and the answer is for
 * the next one: they stay until a visitor comes back to this page.
 *
 * @param isWanted called once, in the browser; if it returns false, the children stay and nothing is loaded
 * @param isUrgent called once as well; if it returns true, the view is loaded even if the visitor isn't near
 */
export function islandNear<Props extends object>(
  load: () => Promise<Module<ComponentType<Props & { children?: ReactNode }>>>,
  isWanted: () => boolean = () => true,
  isUrgent: (props: Props) => boolean = () => false,
): ComponentType<Props & { children?: ReactNode }> {
  return function NearIsland(props: Props & { children?: ReactNode }) {
    const place = useRef<HTMLDivElement>(null)
    const [View, setView] = useState<ComponentType<Props & { children?: ReactNode }>>()
    const cannotWait = useEffectEvent(() => isUrgent(props))
    useEffect(() => {
      if (!isWanted()) return undefined
      // A script may prevent it at any element around this one, so it is asked later.
      let sending: Event | undefined
      place.current?.addEventListener('submit', (event) => {
        sending = event
      })
      const replace = (loaded: ComponentType<Props & { children?: ReactNode }>) =>
        whenUnused(place.current, () => {
          const draw = () => setView(() => loaded)
          if (sending?.defaultPrevented === false) addEventListener('pageshow', draw, { once: true })
          else draw()
        })
      const show = () => void loadPart(load).then(({ default: loaded }) => replace(loaded), console.error)
      if (cannotWait()) return show()
      return whenNear(place.current, show)
    }, [])
    return <div ref={place}>{View ? <View {...props} /> : props.children}</div>
  }
}

/** Attaches a behaviour to an element; returns a function that detaches it. */
export type Attach<Options> = (root: HTMLElement, options: Options) => () => void

/**
 * A behaviour of server-rendered elements: once the visitor comes near its parent element, its script is loaded and
 * attached to that element. Nothing is rendered twice, and without script the element still works as plain HTML and
 * CSS.
 *
 * @param isWanted called once, in the browser; if it returns false, nothing is loaded
 */
export function behaviour<Options extends object>(
  load: () => Promise<Module<Attach<Options>>>,
  isWanted: () => boolean = () => true,
): ComponentType<Options> {
  return function Behaviour(options: Options) {
    const place = useRef<HTMLSpanElement>(null)
    useEffect(() => {
      const root = place.current?.parentElement
      if (!root || !isWanted()) return undefined
      let detach: (() => void) | undefined
      let isGone = false
      const stopWaiting = whenNear(root, () => {
        loadPart(load).then(({ default: attach }) => {
          if (isGone) return
          detach = attach(root, options)
          // oxlint-disable-next-line unicorn/prefer-add-event-listener -- tells lib/delivery/kept-presses.ts that presses are heard
          root.onclick ??= hear
        }, console.error)
      })
      return () => {
        isGone = true
        stopWaiting()
        // oxlint-disable-next-line unicorn/prefer-add-event-listener -- nothing hears presses from now on
        if (root.onclick === hear) root.onclick = null
        detach?.()
      }
    }, [options])
    return <span ref={place} hidden />
  }
}

const hear = () => {}

/**
 * Time in milliseconds for which a control stays in place after typing, so that a press that ends the typing still
 * meets it.
 */
const PRESS_MS = 500

/** Calls back once nobody types in an element, and no dialog in it is open. */
function whenUnused(element: Element | null, callback: () => void): void {
  const isInUse = () => element?.querySelector('dialog[open], :is(input, textarea, select):focus')
  if (element === null || !isInUse()) {
    callback()
    return
  }
  const ending = new AbortController()
  const look = () => {
    if (isInUse() || ending.signal.aborted) return
    ending.abort()
    callback()
  }
  const options = { capture: true, signal: ending.signal }
  element.addEventListener('focusout', () => setTimeout(look, PRESS_MS), options)
  element.addEventListener('close', look, options)
}

/** Calls back once the element is within a quarter of a screen of the viewport. */
function whenNear(element: Element | null, callback: () => void): () => void {
  if (!element) return () => undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: '25% 0%' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
