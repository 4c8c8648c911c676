import { getTranslations } from 'next-intl/server'
import type { FormProblem } from '@/lib/domains/session/form-outcome'

/** Why the form that led here was not carried out. */
export async function ProblemNotice({ problem }: { problem: FormProblem | undefined }) {
  if (problem === undefined) return null
  const t = await getTranslations('account.problems')
  return (
    <p role="alert" className="rounded-card bg-alert/10 p-5 font-semibold text-on-surface">
      {t(problem)}
    </p>
  )
}
