/** An address as redirects are compared: without a slash at its end, without regard to case. */
export const plainAddress = (path: string) => path.replace(/\/+$/, '').toLowerCase() || '/'
