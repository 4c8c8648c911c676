/**
 * A promise's value, if it settles within so many milliseconds; undefined otherwise.
 * @throws the promise's error, if it rejects within that time
 */
export async function within<Value>(milliseconds: number, value: Promise<Value>): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), Math.max(0, milliseconds))
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}
