import { AccountsSoon, accountsMetadata } from '../_pages/accounts-soon'

export const generateMetadata = accountsMetadata

export default function JoinPage() {
  return <AccountsSoon />
}
