/**
 * State of which there is one in the process. The bundler gives pages and route handlers a copy of each module, so what a
 * webhook changes in its own copy no page would see.
 *
 * @param name unique among all such states
 */
export function processWide<State extends object>(name: string, create: () => State): State {
  const key = Symbol.for(`process-wide ${name}`)
  const holder = globalThis as typeof globalThis & Record<symbol, State | undefined>
  return (holder[key] ??= create())
}
