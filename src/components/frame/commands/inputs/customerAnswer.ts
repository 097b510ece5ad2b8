import { isSure } from '@/domain/tenders/registering'
import type { Named } from './useLikelyCustomers'

/** Who somebody is to become, as far as it was chosen and typed; numbers of records as text. */
export type CustomerAnswer = Readonly<
  Partial<
    Record<
      'company' | 'companyName' | 'branchName' | 'employee' | 'employeeName' | 'email' | 'phone',
      string
    >
  >
>

/** Parses the customer from the value of the input, a JSON string; empty for any other text. */
export const customerOf = (answer: string): CustomerAnswer => {
  try {
    const read: unknown = JSON.parse(answer)
    return typeof read === 'object' && read !== null ? (read as CustomerAnswer) : {}
  } catch {
    return {}
  }
}

export const answerOfCustomer = (customer: CustomerAnswer): string => JSON.stringify(customer)

/** A new customer: company and contact both get the given name. */
export const newCustomer = ({ name, email, phone }: Named): CustomerAnswer => ({
  companyName: name,
  employeeName: name,
  email,
  phone,
})

/** Somebody known; who is new at a known company comes with what is known of them. */
export const knownCustomer = (
  { company, employee }: { company: number; employee: number | null },
  { name, email, phone }: Named,
): CustomerAnswer =>
  employee === null
    ? { company: String(company), employeeName: name, email, phone }
    : { company: String(company), employee: String(employee) }

/** What is proposed: who is surely meant, else somebody new. */
export const proposedCustomer = (named: Named): string => {
  const [first] = named.likely
  return answerOfCustomer(first && isSure(first) ? knownCustomer(first, named) : newCustomer(named))
}
