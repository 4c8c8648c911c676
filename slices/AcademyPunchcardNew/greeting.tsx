import { greetingTitle } from '@/lib/domains/campaigns/punchcard'

/** @param title may contain {FIRSTNAME} [CP-055] */
export function Greeting({ title, firstName }: { title: string; firstName?: string }) {
  return <h2 className="text-head-large">{greetingTitle(title, firstName)}</h2>
}
