import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { addDays, dayToStored, today } from '@/domain/shared/day'
import { QUANTITY_BOUNDS } from '@/domain/stock/quantityFilters'
import { companySettings } from '../settings/companySettings'
import { readRows } from '../shared/rows'

const EXPIRING_DAYS = 3
const LIST_LENGTH = 6

export type Figure = { count: number; totalBase: number }
export type ExpiringTender = {
  id: number
  number: string | null
  title: string
  customer: string | null
  validUntil: string
  total: number
  currency: string
}
export type ComingMeet = {
  id: number
  title: string
  startsAt: string
  companyId: number | null
  company: string | null
}
export type RecentMovement = {
  id: number
  card: string
  type: 'in' | 'out'
  quantity: number
  operationDate: string
}

/** What the caller may see of the dashboard; a part without its right is absent. */
export type DashboardFigures = {
  tenders?: {
    open: Figure
    awaitingApproval: Figure
    notInvoiced: Figure
    expiring: ExpiringTender[]
  }
  stock?: { low: number }
  meets?: ComingMeet[]
  movements?: RecentMovement[]
}

const readTenders = async (req: PayloadRequest, day: string) => {
  const now = dayToStored(day)
  // The same conditions as the quick filters of the list a click opens.
  const waiting = sql`status in ('draft', 'sent') and valid_until >= ${now}`
  const [row] = await readRows<Record<string, number>>(
    req,
    sql`select
          count(*)::int as "openCount", coalesce(sum(total_base), 0)::float8 as "openTotal",
          count(*) filter (where ${waiting})::int as "waitingCount",
          coalesce(sum(total_base) filter (where ${waiting}), 0)::float8 as "waitingTotal",
          count(*) filter (where status = 'approved')::int as "approvedCount",
          coalesce(sum(total_base) filter (where status = 'approved'), 0)::float8 as "approvedTotal"
        from tenders where status in ('draft', 'sent', 'approved')`,
  )
  const expiring = await readRows<ExpiringTender>(
    req,
    sql`select t.id, t.number, t.title, coalesce(c.name, t.unconnected_name) as customer,
               to_char(t.valid_until at time zone 'UTC', 'YYYY-MM-DD') as "validUntil",
               t.total::float8 as total, t.currency
        from tenders t left join companies c on c.id = t.company_id
        where t.status = 'sent' and t.valid_until >= ${now}
          and t.valid_until <= ${dayToStored(addDays(day, EXPIRING_DAYS))}
        order by t.valid_until, t.id limit ${LIST_LENGTH}`,
  )
  const figure = (name: string): Figure => ({
    count: row?.[`${name}Count`] ?? 0,
    totalBase: row?.[`${name}Total`] ?? 0,
  })
  return {
    open: figure('open'),
    awaitingApproval: figure('waiting'),
    notInvoiced: figure('approved'),
    expiring,
  }
}

const readLowStock = async (req: PayloadRequest) => {
  const [row] = await readRows<{ low: number }>(
    req,
    sql`select count(*)::int as low from stock_cards
        where current_quantity < ${QUANTITY_BOUNDS.below5.lt ?? 0}`,
  )
  return { low: row?.low ?? 0 }
}

const readMeets = (req: PayloadRequest) =>
  readRows<ComingMeet>(
    req,
    sql`select m.id, m.title, m.starts_at as "startsAt", m.company_id as "companyId",
               c.name as company
        from meets m left join companies c on c.id = m.company_id
        where m.starts_at >= now() and m.status = 'planned'
        order by m.starts_at limit ${LIST_LENGTH}`,
  )

const readMovements = (req: PayloadRequest) =>
  readRows<RecentMovement>(
    req,
    sql`select m.id, c.name as card, m.type, m.quantity::float8 as quantity,
               to_char(m.operation_date at time zone 'UTC', 'YYYY-MM-DD') as "operationDate"
        from stock_movements m join stock_cards c on c.id = m.stock_card_id
        order by m.id desc limit ${LIST_LENGTH}`,
  )

/**
 * The figures of the dashboard, from stored base amounts (lira) only.
 * @param req whose caller decides what is in the answer: each part needs the right to read it
 */
export const readDashboard = async (req: PayloadRequest): Promise<DashboardFigures> => {
  const ability = await abilityOfRequest(req)
  const { timeZone } = await companySettings(req)
  const day = today({ now: new Date(), timeZone })
  const mayReadMeets = ability.can('read', 'meets') || ability.can('read', 'customers')
  return {
    ...(ability.can('read', 'tenders') && { tenders: await readTenders(req, day) }),
    ...(ability.can('read', 'stock-cards') && { stock: await readLowStock(req) }),
    ...(mayReadMeets && { meets: await readMeets(req) }),
    ...(ability.can('read', 'stock-movements') && { movements: await readMovements(req) }),
  }
}
