import { isSure } from '@/domain/customers/similar'
import type { Named } from './useLikelyCustomers'

/** The chosen or typed customer of a tender, maybe incomplete; record ids as text. */
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

/** An existing customer; a new person at an existing company is prefilled from the tender. */
export const knownCustomer = (
  { company, employee }: { company: number; employee: number | null },
  { name, email, phone }: Named,
): CustomerAnswer =>
  employee === null
    ? { company: String(company), employeeName: name, email, phone }
    : { company: String(company), employee: String(employee) }

/** The proposed choice: the existing customer if it is certain, else a new one. */
export const proposedCustomer = (named: Named): string => {
  const [first] = named.likely
  return answerOfCustomer(first && isSure(first) ? knownCustomer(first, named) : newCustomer(named))
}
