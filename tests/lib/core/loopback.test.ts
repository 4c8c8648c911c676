import { expect, test } from 'vitest'
import { isLoopback, isLoopbackHost, isSafeTransport } from '@/lib/core/loopback'

test.each(['localhost', 'a.localhost', 'LOCALHOST', '127.0.0.1', '127.8.9.1', '[::1]', 'localhost.'])(
  'http on %s stays on this machine',
  (host) => {
    expect(isLoopback(`http://${host}:3000/a`)).toBe(true)
    expect(isSafeTransport(new URL(`http://${host}:3000/a`))).toBe(true)
  },
)

test.each(['example.com', 'localhost.example.com', 'notlocalhost', '127.0.0.1.example.com', '10.0.0.1', '[::2]'])(
  '%s is another machine: nothing but https is safe',
  (host) => {
    expect(isLoopbackHost(new URL(`http://${host}`).hostname)).toBe(false)
    expect(isSafeTransport(new URL(`http://${host}`))).toBe(false)
    expect(isSafeTransport(new URL(`https://${host}`))).toBe(true)
  },
)

test.each(['javascript:alert(1)', 'ftp://localhost/a', 'file:///etc/passwd', 'data:text/html,a'])(
  '%s is no safe transport, this machine or not',
  (address) => expect(isSafeTransport(new URL(address))).toBe(false),
)
