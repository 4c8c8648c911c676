/**
 * Remembers the page on which something was asked for whose answer is an address elsewhere.
 *
 * @returns a function that goes to that address, unless the visitor has followed a link to another page meanwhile
 */
export function leaveFromHere(): (address: string) => void {
  const from = location.pathname
  return (address) => {
    if (location.pathname === from) location.assign(address)
  }
}
