import { TEXT_COLUMNS, useOfColumn } from './personal'

/** Why data of a person stays although they asked for its erasure; words at `privacy.erase.kept`. */
export type KeptBecause =
  /** Books and documents of trade, for as long as the law says. */
  | 'books'
  /** It identifies the customer itself. */
  | 'customer'
  /** Their account is open: it is erased after they have left. */
  | 'active'
  /** It is being worked on: a mail that waits, an import that runs. */
  | 'open'
  /** A job deletes it within days, before the request has to be answered. */
  | 'swept'

/**
 * What an erasure does to a column: it is emptied, loses the words that name the person, goes with its
 * row, is redacted in the trail; or it stays.
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
  notes: 'words',
  actions: 'words',
  company_projects: 'words',
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
  // They prove that data was erased, and hold no value and no name of the person.
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

/** Columns that are of one person together: naming them in one gives the others too. */
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
}

/** Free text about a person, in which others may be named. */
const FREE_TEXT: ReadonlySet<string> = new Set(['note', 'text'])

/** Their own e-mail and phone, though they were searched by name alone. */
export const isTheirOwn = (table: string, column: string): boolean =>
  !FREE_TEXT.has(column) && (OF_ONE_PERSON[table] ?? []).some((group) => group.includes(column))

/** The columns of a row that are about a person: those that name them, and what belongs to those. */
export const columnsAbout = (table: string, found: readonly string[]): Set<string> =>
  new Set([
    ...found,
    ...(OF_ONE_PERSON[table] ?? []).flatMap((group) =>
      group.some((column) => found.includes(column)) ? group : [],
    ),
  ])

/**
 * The columns that an erasure concerns: those that name the person, and what belongs to those that are
 * erased. A customer that bears the name of a person keeps an e-mail that does not.
 */
export const erasedAlong = (table: string, found: readonly string[]): string[] => {
  const erased = found.filter((column) => typeof treatmentOf(table, column) === 'string')
  return [...new Set([...found, ...columnsAbout(table, erased)])]
}

/** The personal columns of a table, in the order of the register. */
export const personalColumns = (table: string): string[] =>
  Object.entries(TEXT_COLUMNS[table] ?? {}).flatMap(([use, names]) => (use === 'none' ? [] : names))
