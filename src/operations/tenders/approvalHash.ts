import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import {
  APPROVED_FIELD_NAMES,
  APPROVED_FIELDS,
  approvedColumnOf,
  contentOf,
  type ContentFile,
  type Instalment,
} from '@/domain/tenders/approvedContent'
import { dayText } from '../shared/asText'
import { query } from '../shared/transaction'
import { readTenderItems } from './readTenderItems'

/** Hashes of another version were made of less and cannot be compared with. */
const VERSION = 'v2:'

const day = (column: string) => dayText(sql`${sql.identifier(column)}`)

/** Each field as text that does not depend on how the database is set up. */
const headColumns = sql.join(
  APPROVED_FIELD_NAMES.map((name) => {
    const column = approvedColumnOf(name)
    const isDay = APPROVED_FIELDS[name] === 'day'
    return sql`${isDay ? day(column) : sql`${sql.identifier(column)}::text`} as ${sql.identifier(name)}`
  }),
  sql`, `,
)

const readHead = async (req: PayloadRequest, tenderId: number) => {
  const [head] = await query(req, sql`select ${headColumns} from tenders where id = ${tenderId}`)
  if (!head) throw new Refusal('notFound')
  return head
}

/**
 * The hash of what an approval binds, over the values that the database holds now.
 * @param tenderId a tender that this transaction has locked
 */
export const approvalHashOf = async (req: PayloadRequest, tenderId: number): Promise<string> => {
  const content = contentOf({
    tender: await readHead(req, tenderId),
    items: await readTenderItems({ req, tenderId }),
    instalments: await query<Instalment>(
      req,
      sql`select ${day('due_date')} as "dueDate", amount::text as amount
          from tenders_payment_installments where _parent_id = ${tenderId} order by _order`,
    ),
    files: await query<ContentFile>(
      req,
      sql`select id, filename, filesize::text as filesize from tender_files
          where tender_id = ${tenderId} and visibility = 'customer' order by id`,
    ),
  })
  return `${VERSION}${createHash('sha256').update(content).digest('hex')}`
}

/**
 * Asks whether a tender still says what was approved. The form, the hooks and the triggers keep it
 * so; this is what notices a change that went past all of them.
 * @throws Refusal `approvalOutdated`
 */
export const refuseOutdatedApproval = async (
  req: PayloadRequest,
  tenderId: number,
): Promise<void> => {
  const [row] = await query<{ hash: string | null }>(
    req,
    sql`select approved_hash as hash from tenders where id = ${tenderId}`,
  )
  if (!row?.hash?.startsWith(VERSION)) return
  if (row.hash !== (await approvalHashOf(req, tenderId))) throw new Refusal('approvalOutdated')
}
