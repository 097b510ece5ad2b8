import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { refuseFields } from '@/domain/shared/refusal'
import { lockRow, query } from '@/operations/shared/transaction'

/** Somebody who comes back does not take the place of whoever is the default contact by now. */
export const refuseSecondDefaultContact: CollectionBeforeChangeHook = async ({ data, req }) => {
  const company = idOf(data.company)
  if (!data.isDefaultContact || company === null) return data
  await lockRow(req, 'companies', company)
  const others = await query(
    req,
    sql`select 1 from employees where company_id = ${company} and is_default_contact limit 1`,
  )
  refuseFields([others.length > 0 ? { path: 'isDefaultContact', code: 'notUnique' } : null])
  return data
}
