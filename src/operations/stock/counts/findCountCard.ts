import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { readRows } from '../../shared/rows'

export type CountCard = { id: number; name: string; sku: string | null; unit: string }

/** A card as it is named: by its number, or by what was scanned or typed. */
export type NamedCard = { card: number | null; code: string | null }

const COLUMNS = sql`id, name, sku, unit`

/**
 * The card somebody means. A barcode or a SKU is compared as everywhere, what a QR code holds letter
 * by letter; a card whose own code it is comes before one that merely has it as QR code.
 * @throws Refusal `unknownCode`; `notFound` for a number; `invalidInput` when nothing names a card
 */
export const findCountCard = async (
  req: PayloadRequest,
  { card, code }: NamedCard,
): Promise<CountCard> => {
  if (card === null && code === null)
    throw new Refusal('invalidInput', { fields: [{ path: 'code', code: 'required' }] })
  const [found] = await readRows<CountCard>(
    req,
    card === null
      ? sql`select ${COLUMNS} from stock_cards
            where code_key(barcode) = code_key(${code}) or code_key(sku) = code_key(${code})
              or qr_code = ${code}
            order by (code_key(barcode) = code_key(${code})
              or code_key(sku) = code_key(${code})) desc nulls last, id limit 1`
      : sql`select ${COLUMNS} from stock_cards where id = ${card}`,
  )
  if (!found) throw new Refusal(card === null ? 'unknownCode' : 'notFound', { data: { code } })
  return found
}
