import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { refuseFields, type FieldRefusal, type RefusalCode } from '@/domain/shared/refusal'
import { idOf, type Id } from '@/domain/shared/idOf'
import { tableNameOf } from '@/domain/shared/sqlNames'
import { query } from '@/operations/shared/transaction'

type Check = { field: string; collection: CollectionSlug; code: RefusalCode }

/**
 * Reads the company of a row and takes the row lock that a foreign key takes: `refuseMoveInUse`
 * waits for it, and so the row is not moved to another company before the reference is counted.
 */
const companyOf = async (req: PayloadRequest, collection: CollectionSlug, id: Id) => {
  const table = sql.identifier(tableNameOf(collection))
  const [row] = await query<{ company: number }>(
    req,
    sql`select company_id as company from ${table} where id = ${id} for key share`,
  )
  return row?.company ?? null
}

const belongsElsewhere = async (
  { field, collection, code }: Check,
  values: Record<string, unknown>,
  req: PayloadRequest,
): Promise<FieldRefusal | null> => {
  const related = idOf(values[field])
  const company = idOf(values.company)
  if (related === null) return null
  return (await companyOf(req, collection, related)) === company ? null : { path: field, code }
}

const refuseForeign =
  (...checks: Check[]): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const values = { ...originalDoc, ...data }
    const found: (FieldRefusal | null)[] = []
    for (const check of checks) found.push(await belongsElsewhere(check, values, req))
    refuseFields(found)
    return data
  }

const BRANCH = { collection: 'branches', code: 'branchOfOtherCompany' } as const
const EMPLOYEE = { collection: 'employees', code: 'employeeOfOtherCompany' } as const

/** A branch and an employee must be of the company named in the same row. */
export const refuseForeignBranch = refuseForeign({ field: 'branch', ...BRANCH })
export const refuseForeignContact = refuseForeign({ field: 'companyEmployee', ...EMPLOYEE })
export const refuseForeignBranchAndEmployee = refuseForeign(
  { field: 'branch', ...BRANCH },
  { field: 'employee', ...EMPLOYEE },
)
