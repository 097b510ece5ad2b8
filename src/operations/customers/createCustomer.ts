import type { PayloadRequest } from 'payload'
import { noteMade } from '../shared/noteMade'
import { inTransaction } from '../shared/transaction'

type Data = Readonly<Record<string, unknown>>

/**
 * Creates a company with its employees, all or none, with the caller's permissions.
 * @param args.company fields of the company
 * @param args.employees fields of each employee, without the company
 * @returns the company and its employees as the caller may read them
 * @throws Refusal from creating each of them
 */
export const createCustomer = (args: {
  req: PayloadRequest
  company: Data
  employees: readonly Data[]
}): Promise<{ company: object; employees: object[] }> => {
  const { req } = args
  return inTransaction(req, async () => {
    const company = await req.payload.create({
      req,
      overrideAccess: false,
      depth: 0,
      collection: 'companies',
      data: args.company as never,
    })
    const employees = []
    for (const employee of args.employees)
      employees.push(
        await req.payload.create({
          req,
          overrideAccess: false,
          depth: 0,
          collection: 'employees',
          data: { ...employee, company: company.id } as never,
        }),
      )
    noteMade('companies', company)
    return { company, employees }
  })
}
