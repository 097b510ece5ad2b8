import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readRows } from '../shared/rows'

/** Product cards of groups, with the cards of their parts. @param except an excluded group */
export const readRecipes = async (
  req: PayloadRequest,
  except: number,
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const rows = await readRows<{ made: number; parts: number[] }>(
    req,
    sql`select g.made_card_id as made, array_agg(p.stock_card_id) as parts
        from stock_groups g join stock_group_stocks p on p.stock_group_id = g.id
        where g.made_card_id is not null and g.id <> ${except} group by 1`,
  )
  return new Map(rows.map(({ made, parts }) => [made, parts]))
}

/** The cards of a group's parts. */
export const readPartCards = async (req: PayloadRequest, group: number): Promise<number[]> => {
  const rows = await readRows<{ card: number }>(
    req,
    sql`select stock_card_id as card from stock_group_stocks where stock_group_id = ${group}`,
  )
  return rows.map(({ card }) => card)
}

/** The product card of a group, or null. */
export const readMadeCard = async (req: PayloadRequest, group: number): Promise<number | null> => {
  const [row] = await readRows<{ made: number | null }>(
    req,
    sql`select made_card_id as made from stock_groups where id = ${group}`,
  )
  return row?.made ?? null
}
