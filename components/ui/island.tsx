'use client'

import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

type Module<Export> = { default: Export }

/**
 * A view that runs in the browser, in a script of its own: drawn on the server, and downloaded only by pages that show
 * it. Called once, at the top of a `lazy.ts` (docs/adding-a-slice.md); the view is the default export of its file.
 */
export function island<Props extends object>(load: () => Promise<Module<ComponentType<Props>>>): ComponentType<Props> {
  const View = lazy(load)
  // A bare lazy component can't be handed from server to browser; one that draws it can.
  return function Island(props: Props) {
    return <View {...props} />
  }
}

/**
 * Like `island`, for a view below the fold: until the visitor comes near, its children are shown and its script isn't
 * loaded. If the script can't be loaded, the children stay. The loaded view replaces them, so a control that may be in
 * use by then belongs beside the island, not in it.
 *
 * @param isWanted asked once, in the browser; where it says no, the children stay and nothing is loaded
 * @param isUrgent asked once as well: whether to load it wherever the visitor is
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
      const show = () => void load().then(({ default: loaded }) => setView(() => loaded), console.error)
      if (cannotWait()) return show()
      return whenNear(place.current, show)
    }, [])
    return <div ref={place}>{View ? <View {...props} /> : props.children}</div>
  }
}

/** Makes an element of the page do something; returns what undoes it. */
export type Attach<Options> = (root: HTMLElement, options: Options) => () => void

/**
 * A behaviour of elements that the server drew: once a visitor comes near its parent element, its script is loaded and
 * attached to that element. Nothing is drawn twice, and without script the element works as HTML and CSS make it.
 *
 * @param isWanted asked once, in the browser; where it says no, nothing is loaded
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
        load().then(({ default: attach }) => {
          if (!isGone) detach = attach(root, options)
        }, console.error)
      })
      return () => {
        isGone = true
        stopWaiting()
        detach?.()
      }
    }, [options])
    return <span ref={place} hidden />
  }
}

/** Calls back once the element is within a quarter of a screen of being seen. */
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
