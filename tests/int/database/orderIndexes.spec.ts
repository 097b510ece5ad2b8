import { expect, it } from 'vitest'
import { poolOf } from '@/database/adapter'
import { getTestPayload } from '../../helpers/payload'

/** What lists ask for, with the order they end in. */
const PAGES = [
  'stock_cards where stock_type_id = 7 order by name, created_at desc, id desc',
  'stock_cards order by name, created_at desc, id desc',
  'tenders where company_id = 7 order by date desc, created_at desc, id desc',
  'tenders order by date desc, created_at desc, id desc',
  'stock_movements order by operation_date desc, created_at desc, id desc',
  'actions order by due_on desc, created_at desc, id desc',
  'stock_movements where stock_card_id = 7 order by id desc',
  // Queues of the page Today.
  'tenders where approval_asked_at < now() order by updated_at, created_at desc, id desc',
  `tenders where status = 'sent' and owner_id = 7 and valid_until between now() and now()
    order by valid_until, created_at desc, id desc`,
]

/** The plan of a page when PostgreSQL avoids sorting and reading whole tables wherever it can. */
const planOf = async (page: string): Promise<string> => {
  const client = await poolOf(await getTestPayload()).connect()
  try {
    await client.query('begin; set local enable_sort = off; set local enable_seqscan = off')
    const { rows } = await client.query(`explain (costs off) select * from ${page} limit 25`)
    await client.query('rollback')
    return rows.map((row: object) => Object.values(row).join()).join('\n')
  } finally {
    client.release()
  }
}

it.each(PAGES)('reads a page of %s from an index, without sorting', async (page) => {
  expect(await planOf(page)).not.toMatch(/Sort|Seq Scan/)
})
