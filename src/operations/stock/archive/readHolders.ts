import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { query } from '../../shared/transaction'

type Named = { kind: 'tenders' | 'counts' | 'groups'; name: string }

/** Names shown of what keeps a card in use: enough to find it. */
const MOST = 10

const SUBJECTS = {
  tenders: ['read', 'tenders', 'title'],
  counts: ['read', 'stock-counts', 'title'],
  groups: ['read', 'stock-groups', 'name'],
} as const

/**
 * The names of the tenders, counts and groups that keep a card in use, as far as the caller may read
 * them, in one line; `none` where there is none to name.
 */
export const namesOfHolders = async (req: PayloadRequest, card: number): Promise<string> => {
  const rows = await query<Named>(
    req,
    sql`select kind, name from card_holder_names(${card}) order by kind, name limit ${MOST}`,
  )
  const may = await mayOf(req)
  const names = rows.filter(({ kind }) => may(SUBJECTS[kind])).map(({ name }) => name)
  return names.length > 0 ? names.join(', ') : 'none'
}
