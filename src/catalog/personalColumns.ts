import type { PersonalUseName } from './personal'

/** Columns of a table by purpose; `none`: no personal data. */
export type TableColumns = Readonly<Partial<Record<PersonalUseName | 'none', readonly string[]>>>

/**
 * Every text column of every table, by purpose, without derived ones (`isDerivedColumn`). A missing
 * one fails personal.spec.ts, or tests/int/database/personal.spec.ts for tables unknown to Payload.
 *
 * Free text counts as personal wherever people write about people. Numbers, hashes and tokens that
 * identify no person without another table do not.
 */
export const TEXT_COLUMNS: Readonly<Record<string, TableColumns>> = {
  companies: {
    customers: [
      ...['name', 'title', 'description', 'email', 'boss_name', 'boss_phone'],
      ...['accountant_name', 'accountant_phone'],
    ],
  },
  companies_extra_emails: { customers: ['email'] },
  branches: {
    // The tax number of a sole trader is that of a person.
    customers: ['name', 'address', 'phone', 'manager', 'manager_title', 'tax_number'],
    none: ['tax_office'],
  },
  employees: {
    customers: [
      ...['name', 'title', 'email', 'note'],
      ...['phone1', 'phone2', 'cell_phone1', 'cell_phone2'],
    ],
  },
  meets: { contacts: ['title', 'contact_person', 'notes'] },
  meet_invitations: { invitations: ['recipient', 'title'], none: ['locale', 'state'] },
  notes: { contacts: ['body'] },
  actions: { contacts: ['title', 'note', 'outcome'], none: ['time'] },
  company_projects: { offers: ['name'], none: ['default_link'] },
  tenders: {
    offers: [
      ...['title', 'unconnected_name', 'unconnected_email', 'unconnected_phone', 'accepted_name'],
      ...['notes', 'internal_note', 'reason', 'approval_note', 'approval_refusal'],
    ],
    none: ['number', 'invoice_number', 'approved_hash', 'approval_asked_plan'],
  },
  tender_items: { offers: ['description'] },
  tender_sends: {
    offers: ['recipients', 'subject', 'message', 'original_name', 'delivery_reason'],
    none: [
      ...['file_hash', 'content_hash', 'token_hash', 'token_nonce', 'paper'],
      ...['url', 'thumbnail_u_r_l', 'filename', 'mime_type'],
    ],
  },
  tender_answers: {
    offers: ['name', 'text', 'address', 'device', 'signature'],
    none: ['file_hash', 'content_hash', 'chosen', 'currency'],
  },
  tender_approvals: { offers: ['content'] },
  tender_files: {
    offers: ['original_name'],
    none: ['url', 'thumbnail_u_r_l', 'filename', 'mime_type'],
  },
  tender_templates: { offers: ['name', 'content'] },
  stock_movements: { stock: ['note'] },
  stock_reservations: { stock: ['note'] },
  stock_counts: { stock: ['title', 'note', 'reason'] },
  stock_closings: { stock: ['reason'] },
  currency_rates: { none: ['note'] },
  mails: { mails: ['recipient', 'data', 'last_error'], none: ['kind', 'locale', 'state'] },
  imports: {
    none: ['target', 'kind', 'key', 'reason', 'locale', 'headers', 'mapping', 'styles'],
    imports: ['file_name'],
  },
  import_rows: {
    imports: ['cells', 'twins', 'errors', 'before', 'tried'],
    none: ['state', 'change', 'version'],
  },
  exports: {
    exports: ['query', 'file_name'],
    none: ['list', 'format', 'locale', 'state', 'file_key', 'rights', 'failure'],
  },
  idempotency_keys: {
    retries: ['response', 'made'],
    none: ['user_key', 'key', 'body_hash', 'state', 'role_version'],
  },
  trash: { trash: ['content', 'files', 'deleted_by_name'], none: ['subject'] },
  events: { events: ['actor', 'data'], none: ['name', 'subject', 'changed'] },
  event_deliveries: { none: ['subscriber', 'subject', 'state'], events: ['last_error'] },
  event_log: { none: ['epoch'] },
  webhook_deliveries: { events: ['error', 'answer'], none: ['subject', 'state'] },
  notifications: { notices: ['data'] },
  users: {
    accounts: ['name', 'phone', 'email'],
    none: ['reset_password_token', 'salt', 'hash'],
  },
  users_sessions: { none: [] },
  media: {
    accounts: ['alt', 'original_name'],
    none: [
      ...['url', 'thumbnail_u_r_l', 'filename', 'mime_type'],
      ...['sizes_thumbnail_url', 'sizes_thumbnail_mime_type', 'sizes_thumbnail_filename'],
    ],
  },
  passkeys: {
    accounts: ['name'],
    none: ['credential_id', 'public_key', 'user_handle', 'rp_id', 'transports'],
  },
  calendar_feeds: { none: ['token_hash', 'layers'] },
  passkey_challenges: { none: ['hash', 'purpose', 'bound_to', 'user_handle'] },
  recovery_codes: { none: ['salt', 'hash'] },
  user_factors: { none: ['kind', 'sealed'] },
  user_invitations: { none: ['nonce', 'token_hash', 'locale'] },
  sign_in_devices: { none: ['mark'] },
  sign_in_returns: { none: ['hash'] },
  sign_in_steps: { none: ['hash', 'password_mark', 'next', 'issuer', 'subject'] },
  user_identities: { none: ['issuer', 'subject'] },
  session_views: { none: ['session_id'] },
  session_devices: { sessions: ['user_agent', 'address'], none: ['session_id'] },
  rate_limits: { sessions: ['key'] },
  api_client_uses: { programs: ['address'] },
  api_clients: { none: ['name', 'scopes', 'allowed_networks', 'channels'] },
  api_keys: { none: ['prefix'] },
  webhooks: { none: ['name', 'url', 'types'] },
  list_views: { preferences: ['name', 'state'], none: ['list'] },
  payload_preferences: { preferences: ['value'], none: ['key'] },
  payload_preferences_rels: { none: ['path'] },
  audit_events: {
    trail: ['user_name', 'details'],
    addresses: ['address'],
    none: ['request_id', 'command', 'action', 'subject', 'part', 'actor_kind'],
  },
  audit_lists: { trail: ['before'], none: ['name'] },
  person_requests: {
    requests: ['name', 'email', 'phone', 'note', 'answer'],
    none: ['asked', 'channel', 'state'],
  },
  destructions: { none: ['what'] },
  person_request_acts: { none: ['act'] },
  // `erasePerson` refuses a reason with the name of the person. Former values of the remaining
  // company, until the merge is undone.
  record_merges: { customers: ['winner_before'], none: ['moved'] },
  erasures: { trail: ['reason'], none: ['steps'] },
  audit_redactions: { trail: ['reason'], none: ['subject', 'fields', 'events', 'before_hash'] },
  // The files are read by nobody but the owner of the tables, and redacted after erasures.
  audit_archives: { none: ['columns', 'filename', 'sha256', 'digest'] },
  counter_drifts: { trail: ['repaired_by_name'], none: ['counter'] },
  right_requests: { none: ['asked_right', 'state'] },
  roles: { none: ['name', 'permissions'] },
  lost_reasons: { none: ['name'] },
  price_changes: { none: ['title'] },
  price_change_rows: { none: ['field'] },
  stock_cards: { none: ['name', 'sku', 'barcode', 'qr_code'] },
  stock_groups: { none: ['name', 'description'] },
  stock_types: { none: ['name', 'description'] },
  stock_count_cards: { none: ['choice', 'release'] },
  stock_count_entries: { none: ['mode'] },
  // The company itself and its bank accounts: no personal data.
  settings: {
    none: [
      ...['site_title', 'site_description', 'time_zone'],
      ...[
        ...['name', 'address', 'phone', 'email', 'website'],
        ...['tax_office', 'tax_number', 'mersis_no'],
      ].map((field) => `company_profile_${field}`),
      ...['tr', 'en', 'fr', 'ar'].flatMap((locale) => [
        `tender_terms_${locale}`,
        `privacy_notice_${locale}`,
        ...['subject', 'text', 'reminder_subject', 'reminder_text'].map(
          (text) => `quotation_mails_${locale}_${text}`,
        ),
      ]),
    ],
  },
  settings_company_profile_banks: { none: ['bank', 'holder', 'iban'] },
  payload_kv: { none: ['key', 'data'] },
  payload_migrations: { none: ['name'] },
  schema_facts: { none: ['min_release', 'secret'] },
  job_marks: { none: ['key'] },
}

/** Generated columns, and keys of rows: classified with their sources. */
export const isDerivedColumn = (column: string): boolean =>
  column === 'id' || /_(folded|core)$/.test(column)

const purposesOf = (table: string) =>
  Object.entries((Object.hasOwn(TEXT_COLUMNS, table) && TEXT_COLUMNS[table]) || {}) as [
    purpose: PersonalUseName | 'none',
    columns: readonly string[],
  ][]

/** The purpose of a column; null for one that is not personal, undefined for an unknown one. */
export const useOfColumn = (table: string, column: string): PersonalUseName | null | undefined => {
  const [use] = purposesOf(table).find(([, names]) => names.includes(column)) ?? []
  return use === 'none' ? null : use
}

/**
 * The purpose whose retention period was over for rows of `destructions`.
 * @param what a table, or `audit_addresses`
 * @returns null for a table that no longer exists, or no longer has personal data
 */
export const useOfDestroyed = (what: string): PersonalUseName | null => {
  if (what === 'audit_addresses') return 'addresses'
  const purposes = purposesOf(what).map(([purpose]) => purpose)
  return purposes.find((purpose) => purpose !== 'none') ?? null
}

/** The columns that are processed for something, by table. */
export const columnsOfUse = (
  use: PersonalUseName,
): { table: string; columns: readonly string[] }[] =>
  Object.entries(TEXT_COLUMNS).flatMap(([table, { [use]: columns }]) =>
    columns ? [{ table, columns }] : [],
  )
