/** The brand's mark: a wheel that is also a sun over a ridge. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <circle cx="16" cy="16" r="16" fill="var(--color-orange)" />
      <circle cx="16" cy="14" r="6.5" fill="var(--color-yellow)" />
      <path d="M2.5 23 11 13l5 6 4-4.5 8.6 9.5A16 16 0 0 1 2.5 24.5z" fill="var(--color-paper)" />
    </svg>
  )
}
