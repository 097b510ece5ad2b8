import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { Refusal, type FieldRefusal } from '@/domain/shared/refusal'
import { codeKey } from '@/domain/stock/codes/codes'
import { query } from '@/operations/shared/transaction'

const CODES = ['sku', 'barcode'] as const

/**
 * Refuses a code that another card has, and names that card to users who may read card names. The
 * unique index decides between two concurrent saves.
 */
export const refuseTakenCodes: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const refused: FieldRefusal[] = []
  for (const path of CODES) {
    const code: unknown = data[path]
    if (typeof code !== 'string' || code === originalDoc?.[path]) continue
    const [holder] = await query<{ id: number; name: string }>(
      req,
      sql`select id, name from stock_cards where code_key(${sql.identifier(path)}) = ${codeKey(code)}
          and id <> ${Number(originalDoc?.id ?? 0)} limit 1`,
    )
    if (!holder) continue
    const mayName = !req.user || (await abilityOfRequest(req)).can('read', 'stock-cards', 'name')
    const { id: card, name } = holder
    refused.push(
      mayName ? { path, code: 'codeTaken', data: { card, name } } : { path, code: 'notUnique' },
    )
  }
  if (refused.length > 0) throw new Refusal('notUnique', { fields: refused })
  return data
}
