/** Reports errors of the page's scripts that nothing catches (docs/decisions/056). */
export function reportScriptErrors(): void {
  addEventListener('error', ({ error }) => reportScriptError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportScriptError(reason))
}

/**
 * Reports an error of a script. Every page has this, and hardly any needs it, so what sends the report is loaded then. If
 * that fails in turn, nothing is reported: that error would be reported as well, and so on without end.
 */
export function reportScriptError(error: unknown): void {
  void import('./send-script-error').then(({ sendScriptError }) => sendScriptError(error)).catch(() => undefined)
}
