import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { CommandFacts } from '@/catalog/commands/offers'
import type { CommandSlug } from '@/catalog/commands/registry'
import { abilityOfRequest } from '@/access/abilityOf'
import { isAdministrator } from '@/access/buildAbility'
import { mayOf } from '@/access/mayOf'
import { readableTender } from '@/access/reading/readableFacts'
import { roleCovers, type RolePower } from '@/access/roles/roleCovers'
import { staffIdOf, staffOf } from '@/access/session/staffOf'
import { idOf, type Id } from '@/domain/shared/idOf'
import { PRICED_KINDS } from '@/domain/tenders/lines/itemKinds'
import { mayStandIn } from '@/domain/users/deputies'
import type { OnBehalf } from '@/domain/users/deputies'
import type { InvitationState } from '@/domain/users/signInState'
import { standsInFor } from '../users/deputies'
import { lastWithEmergencyAccess, readAdministrators } from '../users/emergencyAccess'
import { MEET_FACTS } from '../meets/readInvitations'
import { HAS_FACTOR } from '../users/factorPolicy'
import { NO_POWER, powersOfRoles } from '../users/rolePower'
import { INVITATION } from '../users/signInStates'
import { env } from '@/lib/env'
import { dayText } from './asText'
import { oneOfIds, readRows, readRowsPrepared } from './rows'
import { linkStateOf } from '@/domain/tenders/sending/linkCommands'

type Reader<Facts> = (req: PayloadRequest, ids: readonly number[]) => Promise<Facts[]>
type Row<Facts> = Facts & { id: number }

const list = (values: readonly (number | string)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

const tenders: Reader<Row<CommandFacts['tenders']>> = async (req, ids) => {
  const [ability, reader] = [await abilityOfRequest(req), staffIdOf(req)]
  const rows = await readRowsPrepared<Omit<Row<CommandFacts['tenders']>, 'onBehalf'>>(
    req,
    sql`select t.id, t.status, t.number, t.created_by_id as "createdBy", t.company_id as company,
          t.unconnected_name as "unconnectedName", t.unconnected_email as "unconnectedEmail",
          t.unconnected_phone as "unconnectedPhone",
          ${dayText(sql`t.valid_until`)} as "validUntil",
          t.total::text as total,
          coalesce(t.total_base, t.total * coalesce(t.currency_rate, 1))::text as "totalBase",
          lines.count as "itemCount", lines.priced as "pricedItemCount", lines.gross::text as gross,
          (t.subtotal - t.discount_total)::text as net, t.approver_id as approver,
          exists (select 1 from tenders o where o.id <> t.id and o.number is not null
            and regexp_replace(o.number, '-R[0-9]+$', '') = regexp_replace(t.number, '-R[0-9]+$', '')
            and o.status in ('draft', 'sent', 'approved', 'invoiced')) as "isRevised",
          -- Most tenders have no movements; the function is called for the others only.
          exists (select 1 from stock_movements m where m.tender_id = t.id)
            and exists (select 1 from tender_demands d where d.tender_id = t.id
              and delivered_of(d.tender_id, d.stock_card_id) > 0) as "isDelivered",
          exists (select 1 from stock_reservations r where r.tender_id = t.id
            and r.status = 'active' and r.origin = 'approval') as "hasOpenDelivery",
          exists (select 1 from tender_sends s where s.tender_id = t.id) as "isSent",
          t.accepted_at is not null as "isAccepted",
          exists (select 1 from tender_answers a where a.tender_id = t.id and a.kind = 'accepted'
            and jsonb_array_length(a.chosen) > 0) as "hasChoice"
        from tenders t
        cross join lateral (
          select count(*)::int as count, count(*) filter (where is_priced)::int as priced,
            coalesce(sum(amount) filter (where is_priced), 0) as gross
          from (select round(i.quantity * i.unit_price, 2) as amount,
                i.kind in (${list(PRICED_KINDS)}) and i.choice = 'included' as is_priced
              from tender_items i where i.tender_id = t.id) i) lines
        where t.id ${oneOfIds(ids)}`,
  )
  // Deputies are only queried when an approval is asked of somebody else, which is rare.
  const isOfOther = rows.some(({ approver, createdBy }) =>
    mayStandIn({ approver, createdBy, caller: reader }),
  )
  const people = isOfOther ? await standsInFor(req) : new Map<number, OnBehalf>()
  return rows.map((row) => {
    const { approver, createdBy } = row
    const mayDecide = mayStandIn({ approver, createdBy, caller: reader })
    const facts = { ...row, onBehalf: (mayDecide && people.get(Number(approver))) || null }
    return readableTender({ ability, reader, facts })
  })
}

const companies: Reader<Row<CommandFacts['companies']>> = (req, ids) =>
  readRows(
    req,
    sql`select id, case when is_merged then 'merged' else 'kept' end as status
        from companies where id in (${list(ids)})`,
  )

const UNKNOWN_MEET = {
  status: 'planned',
  hasStart: false,
  isOver: false,
  isOutdated: false,
} as const

/**
 * Readers of some fields only have no commands on meetings; the facts would reveal times to them.
 */
const meets: Reader<Row<CommandFacts['meets']>> = async (req, ids) => {
  const may = await mayOf(req)
  if (!may(['read', 'meets', '*']) && !may(['read', 'customers', '*']))
    return ids.map((id) => ({ id, ...UNKNOWN_MEET }))
  return readRows(req, sql`select m.id, ${MEET_FACTS} from meets m where m.id in (${list(ids)})`)
}

const sends: Reader<Row<CommandFacts['tender-sends']>> = async (req, ids) => {
  const sends = await readRows<{ id: number; revokedAt: Date | null; expiresAt: Date | null }>(
    req,
    sql`select id, revoked_at as "revokedAt", expires_at as "expiresAt"
        from tender_sends where id in (${list(ids)})`,
  )
  const now = new Date()
  return sends.map((send) => ({ id: send.id, status: linkStateOf({ ...send, now }) }))
}

const templates: Reader<Row<CommandFacts['tender-templates']>> = (req, ids) =>
  readRows(req, sql`select id, 'ready' as status from tender_templates where id in (${list(ids)})`)

const movements: Reader<Row<CommandFacts['stock-movements']>> = (req, ids) =>
  readRows(
    req,
    sql`select m.id, m.origin,
          exists (select 1 from stock_movements r where r.reversal_of_id = m.id) as "isReversed",
          t.status as "tenderStatus"
        from stock_movements m left join tenders t on t.id = m.tender_id
        where m.id in (${list(ids)})`,
  )

const reservations: Reader<Row<CommandFacts['stock-reservations']>> = (req, ids) =>
  readRows(
    req,
    sql`select r.id, r.status, r.origin, t.status as "tenderStatus"
        from stock_reservations r left join tenders t on t.id = r.tender_id
        where r.id in (${list(ids)})`,
  )

const groups: Reader<Row<CommandFacts['stock-groups']>> = (req, ids) =>
  readRows(
    req,
    sql`select g.id, g.made_card_id is not null as "makesCard",
          (select count(*)::int from stock_group_stocks p where p.stock_group_id = g.id) as "partCount"
        from stock_groups g where g.id in (${list(ids)})`,
  )

const counts: Reader<Row<CommandFacts['stock-counts']>> = (req, ids) =>
  readRows(req, sql`select id, status from stock_counts where id in (${list(ids)})`)

const cards: Reader<Row<CommandFacts['stock-cards']>> = (req, ids) =>
  readRows(
    req,
    sql`select c.id, coalesce(c.is_archived, false) as "isArchived", h.*
        from stock_cards c cross join lateral card_holders(c.id) h
        where c.id in (${list(ids)})`,
  )

const priceChanges: Reader<Row<CommandFacts['price-changes']>> = (req, ids) =>
  readRows(req, sql`select id, status from price_changes where id in (${list(ids)})`)

const users: Reader<Row<CommandFacts['users']>> = async (req, ids) => {
  const [rows, roles] = await Promise.all([
    readRows<{
      id: number
      status: 'active' | 'passive'
      role: number | null
      hasFactor: boolean
      invitation: InvitationState
    }>(
      req,
      sql`select u.id, u.status, u.role_id as role, ${sql.raw(HAS_FACTOR)} as "hasFactor",
            ${sql.raw(INVITATION)} as invitation
          from users u where u.id in (${list(ids)})`,
    ),
    powersOfRoles(req),
  ])
  const powers = new Map<unknown, RolePower>(roles.map((role) => [role.id, role]))
  const powerOf = (role: unknown) => powers.get(role) ?? NO_POWER
  // Scopes never include suspending users.
  const isProgram = staffIdOf(req) === null
  const own = isProgram ? NO_POWER : powerOf(Number(idOf(staffOf(req)?.role)))
  const administrating = roles.filter(({ permissions }) => isAdministrator(permissions))
  const administrators = administrating.reduce((sum, { canSignIn }) => sum + canSignIn, 0)
  const lastBreakGlass = env.OIDC_ONLY
    ? lastWithEmergencyAccess(await readAdministrators(req))
    : null
  return rows.map(({ id, status, role, hasFactor, invitation }) => ({
    id,
    status,
    hasFactor,
    invitation,
    sendsMail: Boolean(env.SMTP_URL),
    isAbove: !roleCovers(own, powerOf(role)),
    isLastBreakGlass: id === lastBreakGlass,
    isLastAdministrator:
      status === 'active' &&
      administrators === 1 &&
      invitation === 'none' &&
      administrating.some((administratorRole) => administratorRole.id === role),
  }))
}

const READERS: { [Slug in CommandSlug]: Reader<Row<CommandFacts[Slug]>> } = {
  tenders,
  companies,
  meets,
  'tender-sends': sends,
  'stock-cards': cards,
  'tender-templates': templates,
  'stock-movements': movements,
  'stock-reservations': reservations,
  'stock-groups': groups,
  'stock-counts': counts,
  'price-changes': priceChanges,
  users,
}

/**
 * The facts that decide which commands are possible for some records, read in one statement without
 * locks: good enough to show buttons, never to act on. Pass only records that the caller may read.
 * Fields that the caller may not read are left out, because the facts are sent to the browser.
 * @param args.ids of the records
 * @returns facts by id; a record that is gone has none
 */
export const readCommandFacts = async <Slug extends CommandSlug>(args: {
  req: PayloadRequest
  slug: Slug
  ids: readonly Id[]
}): Promise<Map<Id, CommandFacts[Slug]>> => {
  const { req, slug } = args
  const ids = args.ids.map(Number).filter(Number.isInteger)
  if (ids.length === 0) return new Map()
  return new Map((await READERS[slug](req, ids)).map((row) => [row.id, row]))
}
