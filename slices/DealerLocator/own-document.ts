/**
 * Whether the document was loaded at the address that it shows now. After navigation within the site it was loaded at
 * another address, whose policy still applies.
 */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined || new URL(entry.name).pathname === location.pathname
}
