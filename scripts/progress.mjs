const EVERY = 5_000

/**
 * Prints that a long task has begun, that it is still running, and how long it took.
 *
 * @template Result
 * @param {string} label such as "Building the site"
 * @param {Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withProgress(label, work) {
  const begun = Date.now()
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`
  console.log(`${label} …`)
  const timer = setInterval(() => console.log(`${label} … ${seconds()}`), EVERY)
  try {
    const result = await work
    console.log(`${label}: done in ${seconds()}`)
    return result
  } finally {
    clearInterval(timer)
  }
}
