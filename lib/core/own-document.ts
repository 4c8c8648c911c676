/**
 * Whether the document was loaded at the address that it shows now. After a click on a link of the site it was loaded at
 * another, whose policy goes on.
 */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined || new URL(entry.name).pathname === location.pathname
}
