import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { answerDayOf, pressingUntil, urgencyOf } from '@/domain/privacy/requests'
import type { PersonRequest, PersonRequests, PrivacySheet } from '@/present/privacy/requests'
import { companySettings, type CompanySettings } from '../settings/companySettings'
import { readRowsPrepared } from '../shared/rows'
import type { ViewPage } from '../shared/viewPage'
import { readDestructions } from './readDestructions'

/** Closed requests on the page; they are kept for three years. */
const CLOSED_SHOWN = 100
/** Rows of the record of destruction on the page; the file has all of them. */
const DESTRUCTIONS_SHOWN = 100

const dayText = (moment: SQL, timeZone: string) =>
  sql`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD')`

const requestsWhere = async (
  req: PayloadRequest,
  { where, tail, settings }: { where: SQL; tail: SQL; settings: CompanySettings },
): Promise<PersonRequest[]> => {
  const { today, timeZone } = settings
  const rows = await readRowsPrepared<Omit<PersonRequest, 'urgency' | 'answerBy'>>(
    req,
    sql`select r.id, r.received_on::text as "receivedOn", r.due_on::text as due, r.name, r.email,
          r.phone, r.asked, r.channel, r.note, r.state, r.answer,
          ${dayText(sql`r.closed_at`, timeZone)} as "closedOn",
          coalesce((select jsonb_agg(jsonb_build_object('act', a.act, 'rows', a.rows,
              'day', ${dayText(sql`a.at`, timeZone)}) order by a.id)
            from person_request_acts a where a.request_id = r.id), '[]'::jsonb) as acts
        from person_requests r where ${where} ${tail}`,
  )
  return rows.map((row) => ({
    ...row,
    answerBy: answerDayOf({ due: row.due, today }),
    urgency: row.state === 'open' ? urgencyOf({ due: row.due, today }) : null,
  }))
}

const BY_DUE = sql`order by r.due_on, r.id`

/**
 * Requests of data subjects: all open ones, the most urgent first, and the newest closed ones. The
 * caller checks *read* of privacy.
 */
export const readRequests = async (
  req: PayloadRequest,
  settings: CompanySettings,
): Promise<PersonRequests> => {
  const [open, closed] = await Promise.all([
    requestsWhere(req, { settings, where: sql`r.state = 'open'`, tail: BY_DUE }),
    requestsWhere(req, {
      settings,
      where: sql`r.state <> 'open'`,
      tail: sql`order by r.closed_at desc, r.id desc limit ${CLOSED_SHOWN}`,
    }),
  ])
  return { open, closed }
}

/**
 * Open requests that are overdue or due within days, the most urgent first.
 * @param args.limit maximum number of rows
 * @param args.upTo `total` counts up to this number. The caller checks *read* of privacy.
 */
export const readPressingRequests = async (
  req: PayloadRequest,
  { settings, limit, upTo }: { settings: CompanySettings; limit: number; upTo: number },
): Promise<{ docs: PersonRequest[]; total: number }> => {
  const where = sql`r.state = 'open' and r.due_on <= ${pressingUntil(settings.today)}`
  const [docs, [count]] = await Promise.all([
    requestsWhere(req, { settings, where, tail: sql`${BY_DUE} limit ${limit}` }),
    readRowsPrepared<{ total: number }>(
      req,
      sql`select count(*)::int as total
          from (select from person_requests r where ${where} limit ${upTo}) pressing`,
    ),
  ])
  return { docs, total: count?.total ?? 0 }
}

/** Data of the page of personal data. @param asked the id of a request, from the address */
export const readPrivacyPage = async (
  { req, may }: Pick<ViewPage, 'req' | 'may'>,
  asked: unknown,
): Promise<PrivacySheet> => {
  const settings = await companySettings(req)
  const [requests, destructions] = await Promise.all([
    readRequests(req, settings),
    readDestructions(req, DESTRUCTIONS_SHOWN + 1),
  ])
  const chosen = requests.open.find(({ id }) => String(id) === asked) ?? null
  return {
    requests,
    destructions: {
      rows: destructions.slice(0, DESTRUCTIONS_SHOWN),
      hasMore: destructions.length > DESTRUCTIONS_SHOWN,
    },
    ...{ chosen, mayErase: may(['delete', 'privacy']), today: settings.today },
  }
}
