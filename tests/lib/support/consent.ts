/** The cookie with a visitor's answer: `statistics+chat`, `none`, and `gpc` behind a full stop. */
export function answerWith(granted: string, at = Date.now(), signal = ''): void {
  document.cookie = `consent=${granted}.${at}${signal}; path=/`
}

/** A visitor of whom nothing is known. */
export function forgetAnswer(): void {
  document.cookie = 'consent=; path=/; max-age=0'
}

/** The answer that the browser's cookie holds, without its time. */
export const keptAnswer = () =>
  /consent=([^.;]*)\.\d+(\.gpc)?/.exec(document.cookie)?.slice(1).filter(Boolean).join(' ')
