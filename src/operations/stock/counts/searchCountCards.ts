import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { containsPattern } from '@/domain/lists/likePattern'
import { refuseSearchQuery } from '@/domain/search/searchQuery'
import { fold } from '@/domain/shared/text/fold'
import type { ShownCard } from '@/domain/stock/counting/countReadings'
import { readRows } from '@/queries/shared/rows'
import type { CountCard } from '@/queries/stock/counts/findCountCard'
import { cardShower } from '@/queries/stock/counts/shownCard'

const SUGGESTIONS = 12

/**
 * Searches cards by part of their name, `?q=`: within a count, or for a count in preparation among
 * all cards that could be added. Fewer than three characters find nothing.
 */
export const searchCountCards = async (
  req: PayloadRequest,
  id: number,
): Promise<{ cards: ShownCard[] }> => {
  const typed = String(req.searchParams.get('q') ?? '').slice(0, 200)
  const pattern = refuseSearchQuery(typed) ? null : containsPattern(fold(typed))
  const may = await mayOf(req)
  const isOpen = may(['read', 'stock-cards', 'name']) && may(['read', 'stock-counts', '*'])
  if (pattern === null || !isOpen) return { cards: [] }
  const found = await readRows<CountCard>(
    req,
    sql`select c.id, c.name, c.sku, c.unit from stock_cards c
        where c.name_folded like ${pattern} and exists (select 1 from stock_counts s
          where s.id = ${id} and (s.status = 'draft' and not c.is_archived or exists (select 1 from stock_count_cards l
            where l.count_id = s.id and l.stock_card_id = c.id)))
        order by c.name, c.id limit ${SUGGESTIONS}`,
  )
  return { cards: found.map(await cardShower(req)) }
}
