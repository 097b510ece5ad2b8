import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { companySettings } from '../settings/companySettings'
import { readRows } from '../shared/rows'
import { openDemand } from './openDemand'

/** A sent tender that may take some of a card; quantities in its unit, as exact text. */
export type TenderDemand = {
  tender: number
  number: string | null
  title: string
  need: string
  held: string
  open: string
}

/** The sent, unexpired tenders that need more of a card than they hold; the newest first. */
export const readOpenDemand = async (req: PayloadRequest, card: number) => {
  const { today } = await companySettings(req)
  return readRows<TenderDemand>(
    req,
    sql`select d.tender, t.number, t.title, d.need::text as need, d.held::text as held,
          d.open::text as open
        from (${openDemand({ today, card })}) d join tenders t on t.id = d.tender
        where d.open > 0 order by d.tender desc`,
  )
}
