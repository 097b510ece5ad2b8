import { TEXT_COLUMNS, useOfColumn } from './personalColumns'

/**
 * The reason why personal data is kept despite an erasure request; texts at `privacy.erase.kept`.
 */
export type KeptBecause =
  /** Business records with a legal retention period. */
  | 'books'
  /** It identifies the customer itself. */
  | 'customer'
  /** Their account is open: it is erased after they have left. */
  | 'active'
  /** It is in progress: a queued mail, a running import. */
  | 'open'
  /** A job deletes it within days, before the request has to be answered. */
  | 'swept'
  /** It proves the request and its answer; deleted after three years. */
  | 'request'

/**
 * Effect of an erasure on a column: emptied, stripped of the person's identifiers, deleted with its
 * row, redacted in the trail; or kept.
 */
export type Treatment = 'empty' | 'words' | 'delete' | 'trail' | { kept: KeptBecause }

/** One treatment for every personal column of a table, or one each. */
type TableTreatment = Treatment | { columns: Readonly<Record<string, Treatment>> }

const kept = (because: KeptBecause) => ({ kept: because })

/** Every table with personal data (`TEXT_COLUMNS`) that is searched; a test compares them. */
export const ERASURE: Readonly<Record<string, TableTreatment>> = {
  companies: {
    columns: {
      name: kept('customer'),
      title: kept('customer'),
      description: 'words',
      email: 'empty',
      boss_name: 'empty',
      boss_phone: 'empty',
      accountant_name: 'empty',
      accountant_phone: 'empty',
    },
  },
  companies_extra_emails: 'delete',
  branches: {
    columns: {
      name: kept('customer'),
      address: kept('customer'),
      tax_number: kept('customer'),
      phone: 'empty',
      manager: 'empty',
      manager_title: 'empty',
    },
  },
  employees: 'empty',
  meets: { columns: { title: 'words', contact_person: 'empty', notes: 'words' } },
  meet_invitations: { columns: { recipient: 'delete', title: 'words' } },
  notes: 'words',
  actions: 'words',
  company_projects: 'words',
  record_merges: 'words',
  tenders: kept('books'),
  tender_items: kept('books'),
  tender_sends: kept('books'),
  tender_answers: kept('books'),
  tender_approvals: kept('books'),
  tender_files: kept('books'),
  tender_templates: 'words',
  stock_movements: kept('books'),
  stock_reservations: kept('books'),
  stock_counts: kept('books'),
  stock_closings: kept('books'),
  mails: 'delete',
  imports: 'words',
  import_rows: 'delete',
  idempotency_keys: 'delete',
  exports: 'delete',
  trash: 'delete',
  events: 'words',
  event_deliveries: 'words',
  webhook_deliveries: 'words',
  notifications: 'words',
  users: 'empty',
  media: 'words',
  passkeys: 'words',
  session_devices: kept('swept'),
  api_client_uses: kept('swept'),
  // A saved search for the person.
  list_views: 'delete',
  counter_drifts: 'words',
  audit_events: {
    columns: { details: 'trail', user_name: kept('active'), address: kept('active') },
  },
  person_requests: kept('request'),
  // They prove that data was erased, and contain no value or name of the person.
  erasures: kept('books'),
  audit_redactions: kept('books'),
}

/**
 * What an erasure does to a column.
 * @throws Error for a column that is not personal, and for a table that is missing in `ERASURE`
 */
export const treatmentOf = (table: string, column: string): Treatment => {
  const treatment = Object.hasOwn(ERASURE, table) ? ERASURE[table] : undefined
  const own =
    typeof treatment === 'object' && 'columns' in treatment ? treatment.columns[column] : treatment
  if (!own || !useOfColumn(table, column)) throw new Error(`No erasure of ${table}.${column}`)
  return own
}

/** Columns of one person: a match in one includes the others. */
const OF_ONE_PERSON: Readonly<Record<string, readonly (readonly string[])[]>> = {
  companies: [
    ['boss_name', 'boss_phone'],
    ['accountant_name', 'accountant_phone'],
    ['name', 'title', 'email'],
  ],
  branches: [['manager', 'manager_title']],
  employees: [['name', 'title', 'email', 'note', 'phone1', 'phone2', 'cell_phone1', 'cell_phone2']],
  tenders: [['unconnected_name', 'unconnected_email', 'unconnected_phone']],
  tender_answers: [['name', 'text', 'address', 'device', 'signature']],
  users: [['name', 'email', 'phone']],
  audit_events: [['user_name', 'address']],
  person_requests: [['name', 'email', 'phone']],
}

/** Free text about a person, which may name others. */
const FREE_TEXT: ReadonlySet<string> = new Set(['note', 'text'])

/** The person's own e-mail and phone, even if they were searched by name only. */
export const isTheirOwn = (table: string, column: string): boolean =>
  !FREE_TEXT.has(column) && (OF_ONE_PERSON[table] ?? []).some((group) => group.includes(column))

/** The columns of a row about a person: those that name them, and related ones. */
export const columnsAbout = (table: string, found: readonly string[]): Set<string> =>
  new Set([
    ...found,
    ...(OF_ONE_PERSON[table] ?? []).flatMap((group) =>
      group.some((column) => found.includes(column)) ? group : [],
    ),
  ])

/**
 * The columns that an erasure concerns: those that name the person, and those belonging to erased
 * ones. A customer with the name of a person keeps an e-mail that does not match.
 */
export const erasedAlong = (table: string, found: readonly string[]): string[] => {
  const erased = found.filter((column) => typeof treatmentOf(table, column) === 'string')
  return [...new Set([...found, ...columnsAbout(table, erased)])]
}

/** The personal columns of a table, in the order of the register. */
export const personalColumns = (table: string): string[] =>
  Object.entries(TEXT_COLUMNS[table] ?? {}).flatMap(([use, names]) => (use === 'none' ? [] : names))
