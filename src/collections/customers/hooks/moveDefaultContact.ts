import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { lockRow, query } from '@/operations/shared/transaction'

/**
 * One default contact per company: naming another one takes the flag from the previous holder. A
 * partial unique index enforces it in the database.
 */
export const moveDefaultContact: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data.isDefaultContact) return data
  const company = idOf(data.company ?? originalDoc?.company)
  if (!company) return data
  await lockRow(req, 'companies', company)
  await query(
    req,
    sql`update employees set is_default_contact = false
        where company_id = ${company} and is_default_contact and id <> ${originalDoc?.id ?? 0}`,
  )
  return { ...data, isContact: true }
}
