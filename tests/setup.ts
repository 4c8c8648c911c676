// Only servers that a test itself started may be asked; all else must be handed in, stubbed or answered by msw, which
// comes before this.
const real = globalThis.fetch

globalThis.fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input)
  const isOwnServer = ['127.0.0.1', 'localhost'].includes(address.hostname) && Number(address.port) >= 1024
  if (isOwnServer) return real(input, init)
  throw new Error(`a unit test asked the network for ${address.href}`)
}
