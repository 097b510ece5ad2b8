import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadField } from '@/access/reading/mayReadField'
import { codeKey } from '@/domain/stock/codes/codes'
import {
  candidatesOf,
  hasCode,
  newCodeOf,
  scannedQuantity,
  type Candidate,
} from '@/domain/stock/codes/scannedCode'
import { readRows } from '../shared/rows'

/** Fields of a scanned card; unreadable ones are left out. */
const SHOWN = {
  name: true,
  sku: true,
  barcode: true,
  qrCode: true,
  unit: true,
  currentQuantity: true,
  availableQuantity: true,
  allowNoStock: true,
  currentPrice: true,
  offerPrice: true,
  priceUsd: true,
  priceEur: true,
  taxRate: true,
  isArchived: true,
} as const

/** Most results of a scan: more are a data error. */
const MOST = 20

/** Cards with one of the codes, searching only readable columns. */
const idsOf = async (req: PayloadRequest, candidates: readonly Candidate[]): Promise<number[]> => {
  const ability = await abilityOfRequest(req)
  const open = (field: string) => mayReadField(ability, 'stock-cards', field)
  const keys = JSON.stringify(candidates.map(({ code }) => codeKey(code)))
  const exact = JSON.stringify(candidates.map(({ code }) => code))
  const listed = (values: string) => sql`(select jsonb_array_elements_text(${values}::jsonb))`
  const ways = [
    open('sku') && sql`select id from stock_cards where code_key(sku) in ${listed(keys)}`,
    open('barcode') && sql`select id from stock_cards where code_key(barcode) in ${listed(keys)}`,
    open('qrCode') && sql`select id from stock_cards where qr_code in ${listed(exact)}`,
  ].filter((way) => way !== false)
  if (ways.length === 0) return []
  const rows = await readRows<{ id: number }>(
    req,
    sql`select id from (${sql.join(ways, sql` union `)}) found order by id limit ${MOST}`,
  )
  return rows.map(({ id }) => id)
}

/** Result of a scan. */
export type FoundCards = {
  /** One, none, or several with the same code in different columns. */
  cards: Record<string, unknown>[]
  /** The matching code; without a card, the code for a new one. */
  code: string
  /** The quantity, if the code contains one. */
  quantity: string | null
  /** The caller may create a card for an unknown code. */
  mayCreate: boolean
}

/**
 * The card of a scanned code, as far as the caller may read it.
 * @param text from a scanner, a camera or a person
 * @param typed the code by the physical keys on a US keyboard layout, which scanners emulate
 */
export const findCardByCode = async (
  req: PayloadRequest,
  { text, typed }: { text: string; typed?: string },
): Promise<FoundCards> => {
  const candidates = candidatesOf(text, typed)
  const mayCreate = (await abilityOfRequest(req)).can('create', 'stock-cards')
  const none = { cards: [], code: newCodeOf(text, typed), quantity: null, mayCreate }
  const ids = candidates.length === 0 ? [] : await idsOf(req, candidates)
  if (ids.length === 0) return none
  const { docs } = await req.payload.find({
    collection: 'stock-cards',
    where: { id: { in: ids } },
    select: SHOWN,
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  for (const candidate of candidates) {
    const cards = docs.filter((card) => hasCode(card, candidate.code))
    const [only] = cards
    if (!only) continue
    const quantity = cards.length === 1 ? scannedQuantity(candidate, only.unit) : null
    return {
      cards: cards as unknown as FoundCards['cards'],
      code: candidate.code,
      quantity,
      mayCreate,
    }
  }
  return none
}
