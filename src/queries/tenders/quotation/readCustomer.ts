import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadField } from '@/access/reading/mayReadField'
import { idOf } from '@/domain/shared/idOf'
import type { PrintedCustomer } from '@/domain/tenders/sending/quotation'
import { recordsById, textOf, type Doc } from './printedValues'

const UNREGISTERED = {
  title: null,
  branch: null,
  address: null,
  taxOffice: null,
  taxNumber: null,
  contact: null,
}

/**
 * The recipient of a tender: a registered company, limited to what its reader may read, or a
 * person.
 * @param isWhole for the customer, who gets all of it
 */
export const readCustomer = async (
  req: PayloadRequest,
  tender: Doc,
  isWhole: boolean,
): Promise<PrintedCustomer> => {
  const company = idOf(tender.boundCompany) ?? idOf(tender.company)
  if (company === null) {
    return {
      ...UNREGISTERED,
      name: textOf(tender.unconnectedName) ?? '',
      phone: textOf(tender.unconnectedPhone),
      email: textOf(tender.unconnectedEmail),
    }
  }
  const branchFields = ['name', 'address', 'taxOffice', 'taxNumber', 'phone']
  const [companies, branches, employees, ability] = await Promise.all([
    recordsById(req, 'companies', [company], ['name', 'title', 'email']),
    recordsById(req, 'branches', [tender.branch], branchFields),
    recordsById(req, 'employees', [tender.employee], ['name']),
    abilityOfRequest(req),
  ])
  const found = companies.get(String(company)) ?? {}
  const branch = branches.get(String(idOf(tender.branch))) ?? {}
  const employee = employees.get(String(idOf(tender.employee))) ?? {}
  const detail = (doc: Doc, field: string): string | null =>
    isWhole || mayReadField(ability, 'customers', field) ? textOf(doc[field]) : null
  return {
    name: textOf(found.name) ?? '',
    title: textOf(found.title),
    branch: detail(branch, 'name'),
    address: detail(branch, 'address'),
    taxOffice: detail(branch, 'taxOffice'),
    taxNumber: detail(branch, 'taxNumber'),
    contact: detail(employee, 'name'),
    phone: detail(branch, 'phone'),
    email: detail(found, 'email'),
  }
}
