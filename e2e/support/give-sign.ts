/**
 * Runs in the browser: gives a page, once it has been read, the first sign of a visitor that its script waits for
 * (docs/decisions/046). Nothing else reacts to it.
 */
export function giveSign(): void {
  addEventListener('DOMContentLoaded', () => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
}
