import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '@/components/ui/button'
import { paymentsFilePath } from '@/lib/core/paths'
import { transactionsQuery } from '@/lib/domains/memberships/queries'
import type { Transaction } from '@/lib/domains/memberships/schema'
import type { MembershipTexts } from './membership-texts'

type TransactionsProps = { transactions: Transaction[] | undefined; locale: string; texts: MembershipTexts }

/** The payments: to read, to print and to download (MB-048). */
export function Transactions({ transactions, locale, texts }: TransactionsProps) {
  const { data, isError } = useQuery({ ...transactionsQuery, initialData: transactions })
  return (
    <section aria-labelledby="membership-payments" className="print-alone">
      <h2 id="membership-payments" className="mb-3 text-head-sm">
        {texts.payments}
      </h2>
      {data === undefined && <p>{isError ? texts.paymentsUnknown : texts.loading}</p>}
      {data?.length === 0 && <p>{texts.noPayments}</p>}
      {data !== undefined && data.length > 0 && (
        <>
          <Table transactions={data} texts={texts} />
          <div className="mt-5 flex flex-wrap gap-3 print:hidden">
            {/* Without `download`, since a browser would save the page that says why there is none. */}
            <a href={paymentsFilePath(locale)} className={buttonClass('outline', 'small')}>
              {texts.download}
            </a>
            <button
              type="button"
              onClick={() => window.print()}
              className={buttonClass('outline', 'small')}
              data-needs-script
            >
              {texts.print}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

function Table({ transactions, texts }: { transactions: readonly Transaction[]; texts: MembershipTexts }) {
  return (
    <table className="payments">
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {transactions.map(({ id, date, day, description, amount }) => (
          <tr key={id}>
            <td>
              <time dateTime={date}>{day}</time>
            </td>
            <td>{description}</td>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
