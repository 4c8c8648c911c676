/**
 * A singleton per process. The bundler gives pages and route handlers copies of each module, so pages would not see
 * what a webhook changes in its own copy.
 *
 * @param name unique among all singletons
 */
export function processWide<State extends object>(name: string, create: () => State): State {
  const key = Symbol.for(`process-wide ${name}`)
  const holder = globalThis as typeof globalThis & Record<symbol, State | undefined>
  return (holder[key] ??= create())
}
