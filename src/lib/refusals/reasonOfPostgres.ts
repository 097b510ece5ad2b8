import { readOnlyAs } from '@/lib/auditContext'
import {
  isRefusalCode,
  type Reason,
  type RefusalData,
  type RefusalCode,
} from '@/domain/shared/refusal'

type DatabaseError = {
  code: string
  message?: string
  detail?: string
  constraint?: string
  column?: string
}

/** Raised by our own triggers: MESSAGE is the code of the refusal, DETAIL its values as JSON. */
const OWN_STATES: readonly string[] = ['BO400', 'BO409']

/** Overload: locks, deadlocks, timeouts, no free connection. */
const OVERLOADED = /^(40001|40P01|55P03|57014|53300|53400|25P0[34])$/
/** No connection of the pool became free in time. */
const NO_CONNECTION_FREE = /timeout exceeded when trying to connect/
const OVERLOADED_MESSAGE = /too many clients|remaining connection slots/

/** Disk full, on the database or on this server. */
const DISK_FULL: readonly string[] = ['53100', 'ENOSPC', 'EDQUOT']

/** The error code of the file bucket: no response, or the request was refused. */
export const FILES_AWAY = 'EFILESAWAY'

/**
 * The database is starting, stopping, unreachable, or read-only. A protocol violation (08P01) is a
 * statement that it cannot take, such as one with too many parameters.
 */
const AWAY = /^(57P0[1-5]|53\w{3}|08(?!P01)\w{3}|58\w{3}|25006)$/
const AWAY_SYSTEM: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  FILES_AWAY,
]
const AWAY_MESSAGE =
  /cannot begin transaction|cannot connect to Postgres|Connection terminated|encountered a connection error/

/** Invalid input that reached the database: wrong types, numbers out of range, NUL, bad dates. */
const INPUT = /^(22\w{3}|42804|42883)$/

const isDatabaseError = (value: unknown): value is DatabaseError =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'

/** `tender_id` → `tender`, `invoice_number` → `invoiceNumber`. */
export const fieldOfColumn = (column: string): string =>
  column.replace(/_id$/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const valuesOf = (detail: string | undefined): RefusalData => {
  try {
    const values: unknown = JSON.parse(detail ?? '{}')
    return typeof values === 'object' && values !== null ? (values as RefusalData) : {}
  } catch {
    return {}
  }
}

const columnsOf = (detail: string | undefined): string[] =>
  (/^Key \(([^)]+)\)=/.exec(detail ?? '')?.[1] ?? '')
    .split(',')
    .map((column) => column.trim())
    .filter((column) => /^[a-z_0-9]+$/.test(column))

const withField = (reason: Reason, path: string | undefined): Reason =>
  path ? { code: 'invalidInput', fields: [{ path, code: reason.code }] } : reason

/**
 * The refusal for a violated constraint, by the constraint's name. One without an entry is
 * `invalidInput`. A name may be a prefix: the first match counts.
 */
const CONSTRAINT_REFUSALS: Readonly<Record<string, RefusalCode>> = {
  stock_cards_no_oversell: 'insufficientStock',
  stock_cards_reserved: 'insufficientStock',
  stock_cards_cost_price: 'priceNotPositive',
  stock_movements_quantity: 'quantityNotPositive',
  stock_movements_price: 'priceNotPositive',
  stock_movements_one_reversal: 'alreadyReversed',
  stock_movements_rate: 'rateNotPositive',
  stock_count_cards_one_open: 'cardInOpenCount',
  stock_count_entries_one_undo: 'alreadyDone',
  stock_movements_one_count: 'wrongCountState',
  stock_reservations_quantity: 'quantityNotPositive',
  stock_group_stocks_quantity: 'quantityNotPositive',
  tender_items_quantity: 'quantityNotPositive',
  tender_items_choice: 'choiceWithoutPrice',
  tenders_rate: 'rateNotPositive',
  currency_rates_positive: 'rateNotPositive',
  currency_rates_spread: 'buyingAboveSelling',
  currency_rates_day_source: 'notUnique',
  tenders_one_living_revision: 'alreadyRevised',
  tender_answers_one_: 'offerAccepted',
  sendIsFinal: 'alreadyDone',
  tenders_invoice_number_form: 'invoiceNumberInvalid',
  tenders_invoice_number: 'invoiceNumberTaken',
}

/** The refusal of a constraint, or undefined if there is no entry for it. */
const refusalOfConstraint = (constraint: string | undefined): RefusalCode | undefined => {
  if (!constraint) return undefined
  if (Object.hasOwn(CONSTRAINT_REFUSALS, constraint)) return CONSTRAINT_REFUSALS[constraint]
  const prefix = Object.keys(CONSTRAINT_REFUSALS).find((name) => constraint.startsWith(name))
  return prefix === undefined ? undefined : CONSTRAINT_REFUSALS[prefix]
}

/** A change in the read-only transaction of a request that views as another role. */
const reasonOfViewing = ({ code }: DatabaseError): Reason | null => {
  const role = code === '25006' ? readOnlyAs() : null
  return role === null ? null : { code: 'viewingAsRole', data: { role } }
}

const reasonOf = (error: DatabaseError): Reason | null => {
  if (OWN_STATES.includes(error.code)) {
    const code = isRefusalCode(error.message) ? error.message : 'invalidInput'
    return { code, data: valuesOf(error.detail) }
  }
  const known = refusalOfConstraint(error.constraint)
  if (known) return { code: known }
  if (error.code === '23505') {
    const columns = columnsOf(error.detail)
    const path = columns[0] && fieldOfColumn(columns[0])
    return { code: 'notUnique', fields: path ? [{ path, code: 'notUnique' }] : [] }
  }
  // "Key (company_id)=(7) is not present in table": the referenced row does not exist.
  if (error.code === '23503' && /is not present in table/.test(error.detail ?? '')) {
    const column = columnsOf(error.detail)[0]
    return withField({ code: 'notAnOption' }, column && fieldOfColumn(column))
  }
  if (error.code === '23503' || error.code === '23001') return { code: 'inUse' }
  if (error.code === '23502') {
    return withField({ code: 'required' }, error.column && fieldOfColumn(error.column))
  }
  if (error.code === '23514' || INPUT.test(error.code)) return { code: 'invalidInput' }
  if (OVERLOADED.test(error.code)) return { code: 'overloaded' }
  if (DISK_FULL.includes(error.code)) return { code: 'diskFull' }
  const isAway = AWAY.test(error.code) || AWAY_SYSTEM.includes(error.code)
  return isAway ? { code: 'unavailable' } : null
}

/** As `reasonOf`, for an error that has only the message of its cause. */
const reasonOfMessage = (message: string): Reason | null => {
  if (NO_CONNECTION_FREE.test(message) || OVERLOADED_MESSAGE.test(message))
    return { code: 'overloaded' }
  return AWAY_MESSAGE.test(message) ? { code: 'unavailable' } : null
}

/** An error and its causes, outermost first. */
const causesOf = (error: unknown): unknown[] => {
  const causes: unknown[] = []
  let cause: unknown = error
  while (causes.length < 6 && typeof cause === 'object' && cause !== null) {
    causes.push(cause)
    cause = 'cause' in cause ? cause.cause : null
  }
  return causes
}

/** True when no connection of a pool became free: all are busy, or wait for a database that hangs. */
export const isPoolExhausted = (error: unknown): boolean =>
  causesOf(error).some((cause) => cause instanceof Error && NO_CONNECTION_FREE.test(cause.message))

/** True if a disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  causesOf(error).some((cause) => isDatabaseError(cause) && DISK_FULL.includes(cause.code))

/** True if the bucket of stored files did not respond, or refused. */
export const isFilesAway = (error: unknown): boolean =>
  causesOf(error).some((cause) => isDatabaseError(cause) && cause.code === FILES_AWAY)

/** True if the database aborted a transaction in favour of another: a retry may succeed. */
export const isConflict = (error: unknown): boolean =>
  causesOf(error).some((cause) => isDatabaseError(cause) && /^(40001|40P01)$/.test(cause.code))

/**
 * Extracts a refusal from an error of the database.
 * @param error what was thrown; its causes are searched as well
 * @returns the refusal, or null if the error has no meaning for a user
 */
export const reasonOfPostgres = (error: unknown): Reason | null => {
  for (const cause of causesOf(error)) {
    const reason =
      (isDatabaseError(cause) && (reasonOfViewing(cause) ?? reasonOf(cause))) ||
      (cause instanceof Error && reasonOfMessage(cause.message))
    if (reason) return reason
  }
  return null
}
