import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '@/database/migrate'
import { migrations } from '@/database/migrations'
import { ask, formerDatabase } from '../backups/database'
import { execute } from '../../helpers/templateDatabase'

const ALL = migrations.map(({ name }) => name)
const STAGE = ALL.findIndex((name) => name.endsWith('_tender_stage'))
let database: Awaited<ReturnType<typeof formerDatabase>>
beforeAll(async () => {
  database = await formerDatabase('backoffice_test_stage', ALL.slice(0, STAGE))
})
afterAll(() => database.drop())

/** Status, other columns, moments of its sends and of their opening, the day the trail says it was marked as sent; what comes of it. */
const ROWS = [
  ['draft', '', [], null, 'draft null null'],
  ['draft', 'approver_id = 1', [], null, 'asked null null'],
  ['sent', '', [['2026-01-05', null]], null, 'sent 2026-01-05 null'],
  [
    'sent',
    '',
    [
      ['2026-01-05', '2026-01-06'],
      ['2026-01-09', null],
    ],
    null,
    'opened 2026-01-09 2026-01-06',
  ],
  ['sent', '', [], '2026-01-07', 'sent 2026-01-07 null'],
  ['sent', '', [['2026-01-09', null]], '2026-01-07', 'sent 2026-01-09 null'],
  // An approval that was withdrawn before anything was sent.
  ['sent', '', [], null, 'draft null null'],
  ['approved', '', [], null, 'approved null null'],
  ['approved', '', [['2026-01-05', '2026-01-06']], null, 'opened 2026-01-05 2026-01-06'],
  [
    'approved',
    "accepted_at = '2026-01-08'",
    [['2026-01-05', null]],
    null,
    'accepted 2026-01-05 null',
  ],
  ['invoiced', '', [], null, 'invoiced null null'],
  ['rejected', '', [['2026-01-05', null]], null, 'lost 2026-01-05 null'],
  ['cancelled', '', [], null, 'cancelled null null'],
] as const

it('gives the tenders there are their stage, without changing when they were changed', async () => {
  const { url } = database
  const statements = ROWS.flatMap(([status, more, sends, marked], at) => [
    `insert into tenders (id, title, status, date, currency, currency_rate, created_at, updated_at)
       values (${at + 1}, 'Teklif', '${status}', '2026-01-01', 'TRY', 1, '2026-01-01', '2026-01-02')`,
    ...(more ? [`update tenders set ${more} where id = ${at + 1}`] : []),
    ...sends.map(
      ([sent, opened]) => `insert into tender_sends (tender_id, created_at, opened_at, language,
          subject, message, delivery, file_hash, content_hash, token_hash, token_nonce, paper)
        values (${at + 1}, '${sent}', ${opened ? `'${opened}'` : 'null'}, 'tr', 'a', 'a', 'none',
          'a', 'a', gen_random_uuid()::text, 'a', '{}')`,
    ),
    ...(marked
      ? [
          `insert into audit_events (at, action, subject, document, details)
             values ('${marked}', 'update', 'tenders', ${at + 1}, '{"status": ["draft", "sent"]}')`,
        ]
      : []),
  ])
  // Rows of every state at once: what belongs to a state beside it is not what is tried here.
  const constraints = await ask<{ name: string; of: string }>(
    url,
    `select conname as name, conrelid::regclass as of from pg_constraint
     where conrelid in ('tenders'::regclass, 'tender_sends'::regclass) and contype = 'c'`,
  )
  const loosen = constraints.map(({ name, of }) => `alter table ${of} drop constraint ${name}`)
  await execute(url, ...loosen, 'set session_replication_role = replica', ...statements)
  const trail = await ask(url, 'select count(*)::int as rows from audit_events')
  await migrate({ url: database.ownerUrl, only: ALL.slice(0, STAGE + 1) })
  const day = (column: string) => `coalesce(to_char(${column}, 'YYYY-MM-DD'), 'null')`
  const rows = await ask<{ came: string; updated: string }>(
    url,
    `select stage || ' ' || ${day('sent_at')} || ' ' || ${day('opened_at')} as came,
       ${day('updated_at')} as updated from tenders order by id`,
  )
  expect(rows.map(({ came }) => came)).toEqual(ROWS.map(([, , , , came]) => came))
  expect(new Set(rows.map(({ updated }) => updated))).toEqual(new Set(['2026-01-02']))
  expect(await ask(url, 'select count(*)::int as rows from audit_events')).toEqual(trail)
})
