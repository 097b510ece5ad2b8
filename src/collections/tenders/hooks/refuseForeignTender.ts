import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { askerOf } from '@/access/session/staffOf'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayEditTender, type EditedTender } from '@/access/mayEditTender'
import { idOf, type Id } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import { query } from '@/operations/shared/transaction'

/** The parts of a tender that are stored as rows of other tables. */
export type Part = 'items' | 'files'
const TABLES = { items: 'tender_items', files: 'tender_files' } as const

/**
 * Locks a tender and returns the fields that decide who may edit it. Until the transaction ends, a
 * draft cannot be sent.
 */
export const lockedTender = async (
  req: PayloadRequest,
  id: Id,
): Promise<EditedTender | undefined> => {
  const [tender] = await query<EditedTender>(
    req,
    sql`select status, created_by_id as "createdBy",
          created_by_client_id as "createdByClient" from tenders where id = ${id}
        for no key update`,
  )
  return tender
}

/** @throws Refusal `notAllowed` unless the caller may edit this part of the tender */
export const insistOnEditing = async (req: PayloadRequest, part: Part, tender: EditedTender) => {
  const ability = await abilityOfRequest(req)
  if (!mayEditTender({ ability, asker: askerOf(req), tender, field: part }))
    throw new Refusal('notAllowed')
}

const refuseUnlessEditable = async (req: PayloadRequest, part: Part, tenderId: Id | null) => {
  if (!req.user || tenderId === null) return
  const tender = await lockedTender(req, tenderId)
  // A missing tender is refused as an invalid reference.
  if (tender) await insistOnEditing(req, part, tender)
}

/** Lines and files can only be added and changed in tenders that the caller may edit. */
export const refuseForeignTender =
  (part: Part): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const tenders = [originalDoc?.tender, data.tender].map((value) => idOf(value))
    for (const id of new Set(tenders)) await refuseUnlessEditable(req, part, id)
    return data
  }

const keyOf = (id: Id) => `tenderOfDeleted:${id}`

/**
 * The tender of a deleted line. Read before the deletion, because its response may lack the field.
 */
export const tenderOfDeleted = (req: PayloadRequest, id: Id): number =>
  Number(req.context[keyOf(id)])

/** The same check before a line or file is deleted. */
export const refuseForeignTenderOnDelete =
  (part: Part): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const [row] = await query<{ tender: number }>(
      req,
      sql`select tender_id as tender from ${sql.identifier(TABLES[part])} where id = ${id}`,
    )
    if (!row) return
    await refuseUnlessEditable(req, part, row.tender)
    req.context[keyOf(id)] = row.tender
  }
