import { allowedRootCommands } from '@/catalog/commands/registry'
import { isDiskLow } from '@/domain/shared/disk'
import type { Drift, DeadDelivery, DeadMail, OpenMail } from '@/domain/jobs/sheet'
import { readDeadRuns, readJobs } from '@/queries/jobs/readJobs'
import { readDisks } from '@/lib/disks'
import { siteOf } from '@/queries/settings/siteOf'

import type { ViewPage } from '@/queries/shared/viewPage'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { momentText } from '@/queries/shared/asText'
import { readShown } from '@/queries/shared/readShown'
import { readRows } from '@/queries/shared/rows'

/** Dead deliveries, oldest first, in the order to retry them; 100 at most. */
export const readDeadDeliveries = (req: PayloadRequest): Promise<DeadDelivery[]> =>
  readRows<DeadDelivery>(
    req,
    sql`select e.id::text as event, d.subscriber, e.name, e.document,
               ${momentText(sql`e.at`)} as at, d.attempts as tries, d.last_error as reason,
               (select count(*)::int from event_deliveries later
                where later.subscriber = d.subscriber and later.subject = d.subject
                  and later.document = d.document and later.event_id > d.event_id
                  and later.state = 'done') as passed
        from event_deliveries d join events e on e.id = d.event_id
        where d.state = 'dead' order by d.event_id limit 100`,
  )

type Row = Omit<Drift, 'card' | 'tender'> & {
  card: number
  cardName: string
  tender: number | null
  number: string | null
}

/**
 * Drifts found by the last comparison and not repaired since; oldest first, 100 at most. A card whose name
 * the reader may not see is named by its id.
 */
const readDrifts = async (req: PayloadRequest): Promise<Drift[]> => {
  const rows = await readShown<Row>({
    req,
    columns: {
      id: 'id',
      counter: 'judged',
      card: 'id',
      cardName: ['stock-cards', 'name'],
      tender: 'id',
      number: ['tenders', 'number'],
      stored: 'judged',
      counted: 'judged',
      foundAt: 'judged',
    },
    statement: sql`select d.id::text, d.counter, c.id as card, c.name as "cardName", t.id as tender, t.number,
               d.stored::text, d.counted::text,
               ${momentText(sql`d.found_at`)} as "foundAt"
        from counter_drifts d join stock_cards c on c.id = d.stock_card_id
        left join tenders t on t.id = d.tender_id
        where d.resolved_at is null order by d.id limit 100`,
  })
  return (rows as (Omit<Row, 'cardName' | 'number'> & Partial<Row>)[]).map(
    ({ cardName, number = null, card, tender, ...row }) => ({
      ...row,
      card: { id: card, name: cardName ?? `#${card}` },
      tender: tender === null ? null : { id: tender, number },
    }),
  )
}

/** Mails that are queued or being sent, newest first, 100 at most. */
export const readOpenMails = (req: PayloadRequest): Promise<OpenMail[]> =>
  readRows<OpenMail>(
    req,
    sql`select id::text, kind, recipient, state, attempts, last_error as reason,
               ${momentText(sql`created_at`)} as "createdAt", ${momentText(sql`due_at`)} as "dueAt"
        from mails where state in ('waiting', 'sending') order by id desc limit 100`,
  )

/** Mails that are not retried automatically any more, newest first, 100 at most. */
export const readDeadMails = (req: PayloadRequest): Promise<DeadMail[]> =>
  readRows<DeadMail>(
    req,
    sql`select id::text, kind, recipient, ${momentText(sql`created_at`)} as at, attempts as tries,
               last_error as reason
        from mails where state = 'dead' order by id desc limit 100`,
  )

/**
 * The page of background jobs: their runs, failures, counters that differ from the ledger, and full
 * disks.
 */
export const readJobsPage = async ({ req, may }: ViewPage) => {
  const [jobs, runs, deliveries, dead, mails, drifts, { timeZone }, disks] = await Promise.all([
    readJobs(req, new Date()),
    readDeadRuns(req),
    readDeadDeliveries(req),
    readDeadMails(req),
    readOpenMails(req),
    readDrifts(req),
    siteOf(req.payload),
    readDisks(),
  ])
  return {
    drifts,
    failures: { runs, deliveries, mails: dead },
    jobs,
    mails,
    lowDisks: disks.filter(isDiskLow),
    commands: allowedRootCommands('jobs', may),
    timeZone,
  }
}
