import { connect } from 'node:net'

/** Sends bytes unchanged to the site on a local port, and reads until the site closes the connection. */
export function rawExchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let received = ''
    socket.setEncoding('latin1').on('data', (part: string) => (received += part))
    socket.on('error', () => undefined).on('close', () => resolve(received))
  })
}
