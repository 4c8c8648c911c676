/** Calls the callbacks of writes that are not passed on, so that their callers go on. */
export function callBack(args: readonly unknown[]): void {
  for (const each of args) if (typeof each === 'function') queueMicrotask(() => void Reflect.apply(each, undefined, []))
}
