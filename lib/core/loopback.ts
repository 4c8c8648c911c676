/** Whether a host, in `URL` notation, is this machine. */
export const isLoopbackHost = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])\.?$/.test(hostname)

/** Whether traffic to an address can't be intercepted: https, or http on this machine. */
export const isSafeTransport = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname))

/** Whether an absolute address is on this machine. */
export const isLoopback = (address: string): boolean => isLoopbackHost(new URL(address).hostname)
