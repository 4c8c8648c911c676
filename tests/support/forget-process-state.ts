/** Forgets what `processWide` holds, as a new process would; fresh modules alone keep it. */
export function forgetProcessState(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description?.startsWith('process-wide ')) Reflect.deleteProperty(globalThis, key)
  }
}
