import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { readRows } from '../../shared/rows'
import { findCardByCode } from '../findCardByCode'

export type CountCard = { id: number; name: string; sku: string | null; unit: string }

/** A card in a request: by its id, or by a scanned or typed code. */
export type NamedCard = { card: number | null; code: string | null }

/** @throws Refusal `unknownCode`, also for a code that several cards have */
const idByCode = async (req: PayloadRequest, code: string): Promise<number> => {
  const { cards } = await findCardByCode(req, { text: code })
  const [only, ...others] = cards
  if (!only || others.length > 0) throw new Refusal('unknownCode', { data: { code } })
  return Number(only.id)
}

/**
 * Finds the card of a count entry.
 * @throws Refusal `unknownCode`; `notFound` for an id; `invalidInput` if no card is given
 */
export const findCountCard = async (
  req: PayloadRequest,
  { card, code }: NamedCard,
): Promise<CountCard> => {
  if (card === null && code === null)
    throw new Refusal('invalidInput', { fields: [{ path: 'code', code: 'required' }] })
  const id = card ?? (await idByCode(req, code as string))
  const [found] = await readRows<CountCard>(
    req,
    sql`select id, name, sku, unit from stock_cards where id = ${id}`,
  )
  if (!found) throw new Refusal('notFound', { data: { collection: 'stock-cards', id } })
  return found
}
