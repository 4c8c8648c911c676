import type { ContractName } from '@/scripts/support/contracts/document.ts'
import { type Operation, operations } from '@/scripts/support/contracts/operations.ts'

/** A call of a contract, by its name. */
export function operationOf(service: ContractName, id: string): Operation {
  const operation = operations(service).find((each) => each.id === id)
  if (!operation) throw new Error(`${service} has no ${id}`)
  return operation
}
