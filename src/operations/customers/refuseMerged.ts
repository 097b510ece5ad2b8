import { sql } from '@payloadcms/db-postgres'
import type { FieldHook, PayloadRequest } from 'payload'
import { idOf, type Id } from '@/domain/shared/idOf'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { readRows } from '@/queries/shared/rows'

/** The company it was merged into, for the message of the refusal. */
type Merged = { name: string; company: number; into: string }

const mergedOf = async (req: PayloadRequest, id: Id): Promise<Merged | null> => {
  const [row] = await readRows<Merged>(
    req,
    sql`select c.name, w.id as company, w.name as into
        from companies c join companies w on w.id = c.merged_into_id where c.id = ${id}`,
  )
  return row ?? null
}

/**
 * Refuses a change of a company that was merged into another one: it stays as it was.
 * @throws Refusal `companyMerged` with the name of both
 */
export const refuseMerged = async (req: PayloadRequest, id: Id): Promise<void> => {
  const merged = await mergedOf(req, id)
  if (merged) throw new Refusal('companyMerged', { data: merged })
}

/**
 * Refuses to assign a record to a merged company, at the field that names it. The trigger
 * `refuse_merged_company` does the same for a concurrent merge.
 * @throws Refusal `invalidInput` with `companyMerged` at the field
 */
export const refuseMergedChoice: FieldHook = async ({ value, originalDoc, field, req }) => {
  const id = idOf(value)
  const before = idOf((originalDoc as Record<string, unknown> | undefined)?.[field.name ?? ''])
  if (id === null || id === before) return value
  const merged = await mergedOf(req, id)
  refuseFields([merged ? { path: field.name ?? '', code: 'companyMerged', data: merged } : null])
  return value
}
