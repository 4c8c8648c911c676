/**
 * Until when SECURITY.md and the contacts are known to be right: the first day on which nobody may rely on them. RFC 9116
 * asks for less than a year. It is moved on by whoever has read both; a weekly workflow tells of it a month before
 * (`npm run versions:ending`).
 */
export const securityTextExpires = '2027-10-01'

/** How vulnerabilities are reported, as a file for those who find them (RFC 9116). @param contacts the preferred first */
export function securityText({ contacts, siteUrl }: { contacts: readonly string[]; siteUrl: string }): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${securityTextExpires}T00:00:00Z`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
