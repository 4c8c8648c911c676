import type { ReactNode } from 'react'

type AccountPanelProps = { id: string; title: string; children: ReactNode }

/** One subject of the account page, with its heading; links lead to it by its id. */
export const AccountPanel = ({ id, title, children }: AccountPanelProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="grid gap-5 rounded-card border border-line p-5 sm:p-8">
    <h2 id={`${id}-title`} className="text-head-sm">
      {title}
    </h2>
    {children}
  </section>
)
