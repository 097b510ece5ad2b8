import { assignCompany } from '@/operations/owners/assignOwner'
import { commandEndpoints } from '../shared/commandEndpoints'

/** The commands of a company. */
export const companyEndpoints = commandEndpoints('companies', {
  assign: ({ body, ...call }) => assignCompany({ ...call, ...body }),
})
