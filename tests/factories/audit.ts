import { select } from './database'

export type AuditRow = {
  id: string
  user_id: number | null
  user_name: string | null
  address: string | null
  request_id: string | null
  command: string | null
  action: string
  subject: string | null
  document: number | null
  part: string | null
  part_id: number | null
  details: Record<string, [unknown, unknown]> | null
  transaction: string
}

/** The newest row of the trail: what is written after it can be asked for. */
export const lastAuditId = async (): Promise<string> => {
  const [row] = await select<{ id: string }>(
    `select coalesce(max(id), 0)::text as id from audit_events`,
  )
  return row?.id ?? '0'
}

/** Rows of the trail after one, oldest first. */
export const auditSince = (id: string): Promise<AuditRow[]> =>
  select<AuditRow>('select * from audit_events where id > $1 order by id', [id])

/** What a row says in one line: `update companies` or `create tenders/tender-items`. */
export const lineOf = ({ action, subject, part }: AuditRow): string =>
  `${action} ${subject}${part ? `/${part}` : ''}`

/** Runs something and gives the lines it left in the trail. */
export const linesOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const before = await lastAuditId()
  await work()
  return (await auditSince(before)).map(lineOf)
}

/**
 * Tables without a trigger of the audit trail, each with its reason. Every other table of the
 * product has one; a test compares this list with the database.
 */
export const UNAUDITED_TABLES: Readonly<Record<string, string>> = {
  audit_events: 'the trail itself',
  audit_lists: 'empty between transactions',
  audit_redactions: 'written with an event of its own, and never changed',
  audit_archives: 'written with an event of its own',
  record_merges: 'merging and splitting are told as such, and each moved record by its own change',
  erasures: 'written with an event of its own, and never changed',
  destructions: 'how many rows went on a day, and nothing of them',
  person_requests: 'each step is an event of its own; a copy of the person would be one too many',
  person_request_acts: 'told by the event of what was done',
  tender_counters: 'follows from the numbers of tenders',
  tender_approvals: 'follows from the approved content of a tender',
  stock_count_cards:
    'what a count is about; decisions keep who made them, results have rows of the ledger',
  stock_count_entries: 'a trail itself: entries are never changed and say who made them',
  price_change_rows: 'the prices of a change; each is told by its card',
  tender_demands: 'follows from the approved lines of a tender',
  users_sessions: 'signing in and out are told as such',
  api_client_uses: 'when a key was last used; what is done with it is told as such',
  session_devices: 'when a session was last used; its end is told as such',
  session_views: 'beginning and ending are told as such',
  deputies: 'naming and ending are told as such',
  right_requests: 'requesting and declining are told as such, granting by the role',
  sign_in_devices: 'hashes that tell a new device; signing in is told as such',
  sign_in_steps: 'kept for minutes between a password and a code',
  sign_in_returns: 'kept for minutes, so that no way back from a provider is used twice',
  passkey_challenges: 'kept for minutes between a question and its answer',
  meet_invitations: 'what is mailed to whom is told as such',
  notifications: 'follow from events; marking them read is no business',
  exports: 'what was taken along is told as such; a file is kept for a day',
  imports: 'what came of a file is told as such, beside each of its records',
  import_rows: 'cells of a file; what they became is told of each record',
  list_views: 'how somebody looks at a list',
  payload_preferences: 'how somebody arranged their screens',
  payload_preferences_rels: 'how somebody arranged their screens',
  payload_kv: 'of the framework',
  payload_migrations: 'of the framework',
  schema_facts: 'written by migrations only',
  job_marks: 'that a job did something once',
  counter_drifts: 'what the nightly comparison found; a repair keeps who did it',
  mails: 'what is sent follows from what happened',
  events: 'what subscribers are told of changes that have rows of their own',
  webhook_secrets: 'random values; `secretSince` of the endpoint says when one was drawn',
  webhook_states: 'how often an endpoint failed in a row',
  webhook_deliveries: 'whether an endpoint got an event',
  event_log: 'where the log of events begins',
  event_deliveries: 'whether subscribers were told',
  timeline: 'points to rows that have a trail',
  trash: 'follows from deletions; restoring and deleting for good are told as such',
  rate_limits: 'counters of minutes',
  idempotency_keys: 'answers kept for a day',
}

/** What keeps a column out of the trail: the database's own rule, as a predicate. */
export const leftOut = async (): Promise<(column: string) => boolean> => {
  const rows = await select<{ name: string }>(
    `select distinct column_name as name from information_schema.columns
      where table_schema = 'public' and audit_leaves_out(column_name)`,
  )
  const names = new Set(rows.map(({ name }) => name))
  return (column) => names.has(column)
}
