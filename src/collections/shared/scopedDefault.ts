import type { PayloadRequest } from 'payload'
import { recordIdOf } from '@/domain/shared/recordId'

/**
 * The company of the page's address (`/customers/branches/new/7`), which the page passes on as
 * `scope`: prefills the company of a new branch, employee or meeting.
 */
export const scopedCompany = ({ req }: { req: PayloadRequest }): number | undefined =>
  recordIdOf(req.query?.scope) ?? undefined

/**
 * Limits a list page to the company in its address. Only a filter of the view, not a permission
 * check.
 */
export const scopeToCompany = ({ req }: { req: PayloadRequest }) => {
  const company = scopedCompany({ req })
  return company ? { company: { equals: company } } : null
}
