/**
 * Tables without a trigger of the audit trail, each with its reason. Every other table of the
 * product has one; a test compares this list with the database.
 */
export const UNAUDITED_TABLES: Readonly<Record<string, string>> = {
  audit_events: 'the trail itself',
  audit_lists: 'empty between transactions',
  tender_counters: 'follows from the numbers of tenders',
  tender_demands: 'follows from the approved lines of a tender',
  users_sessions: 'signing in and out are told as such',
  notifications: 'follow from events; marking them read is no business',
  list_views: 'how somebody looks at a list',
  payload_preferences: 'how somebody arranged their screens',
  payload_preferences_rels: 'how somebody arranged their screens',
  payload_kv: 'of the framework',
  payload_migrations: 'of the framework',
  job_marks: 'that a job did something once',
  counter_drifts: 'what the nightly comparison found; a repair keeps who did it',
  mails: 'what is sent follows from what happened',
  events: 'what subscribers are told of changes that have rows of their own',
  event_deliveries: 'whether subscribers were told',
  rate_limits: 'counters of minutes',
  idempotency_keys: 'answers kept for a day',
}

/**
 * Columns that never enter the trail, in any table: secrets, and what follows from other columns or
 * rows. Repeated in the trigger (`audit_leaves_out`).
 */
export const LEFT_OUT_COLUMNS: readonly string[] = [
  'id',
  'updated_at',
  'created_at',
  'hash',
  'salt',
  'reset_password_token',
  'reset_password_expiration',
  'login_attempts',
  'lock_until',
  'api_key',
  'api_key_index',
  'current_quantity',
  'reserved_quantity',
  'available_quantity',
  'average_cost',
]

/** Whether a column is kept out of the trail. */
export const isLeftOut = (column: string): boolean =>
  LEFT_OUT_COLUMNS.includes(column) || column.endsWith('_folded')

/** The collections and the global whose rows have a trail: what `subject` and `part` may name. */
export const AUDITED_SLUGS = [
  'companies',
  'branches',
  'employees',
  'meets',
  'company-projects',
  'tenders',
  'tender-items',
  'tender-files',
  'stock-types',
  'stock-cards',
  'stock-groups',
  'stock-group-stocks',
  'stock-movements',
  'stock-reservations',
  'users',
  'roles',
  'media',
  'settings',
] as const
export type AuditedSlug = (typeof AUDITED_SLUGS)[number]

export const isAuditedSlug = (value: unknown): value is AuditedSlug =>
  (AUDITED_SLUGS as readonly unknown[]).includes(value)
