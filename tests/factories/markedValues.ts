import type { Subject } from '@/access/roles/permissions'

/** A field of a subject; `*` for all of them. */
export type Opener = readonly [subject: Subject, field: string]

type Row = Readonly<Record<string, unknown>>

const DAY = '2026-01-01T12:00:00Z'
const HASH = 'a'.repeat(64)

/** By table: what the state of a record and the program itself demand. These columns get no mark. */
export const GIVEN: Readonly<Record<string, Row>> = {
  audit_events: { action: 'update', subject: 'companies', command: null, part: null },
  notes: {
    subject: 'companies',
    document: 1,
    kind: 'call',
    call_outcome: 'reached',
    minutes: 7,
  },
  roles: { permissions: '[]' },
  settings: { time_zone: 'Europe/Istanbul' },
  stock_counts: { status: 'counting', scope: 'list' },
  tender_answers: { kind: 'accepted', chosen: '[]', signature: null },
  tender_items: { kind: 'stockCard' },
  tender_sends: { file_hash: HASH, paper: '{}' },
  tender_templates: { content: '{"items":[]}' },
  tenders: {
    status: 'invoiced',
    is_approved: true,
    is_invoiced: true,
    approved_hash: HASH,
  },
  users: { status: 'active', login_attempts: 0, lock_until: null },
}

/** What constraints demand of a new row before its columns get their marks. */
export const STARTS: Readonly<Record<string, (row: number) => Row>> = {
  currency_rates: () => ({ buying: 1, selling: 2_000_000 }),
  list_views: () => ({ owner_id: 1 }),
  settings_approval_limits: () => ({ max_total_base: 1 }),
  stock_closings: () => ({ closed_until: DAY }),
  // A group has a card once, and another file may have left the first of both.
  stock_group_stocks: (row) => ({ stock_group_id: row }),
  stock_reservations: () => ({ quantity: 2 }),
  tender_items: () => ({ stock_card_id: 1, quantity: 1, unit_price: 1 }),
  tender_sends: (row) => ({ token_hash: String(row).padStart(64, '0') }),
  tenders: (row) => ({
    number: `T${row}`,
    date: '1970-01-01T12:00:00Z',
    approved_at: '1970-01-01T12:00:00Z',
    invoiced_at: DAY,
    approver_id: 1,
    approval_asked_at: DAY,
  }),
}
