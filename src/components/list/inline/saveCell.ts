import type { ApiOutcome, ApiRefusal } from '../../ui/requests/api'
import { isSame } from '@/present/record/compareEdits'
import type { CellDoc } from '@/present/list/cellEdit'

/** The result of saving a cell. */
export type CellOutcome =
  | { kind: 'saved' }
  /** Another value was saved meanwhile; `theirs` is the current record. */
  | { kind: 'conflict'; theirs: CellDoc; by: string | null }
  | { kind: 'refused'; refusal: ApiRefusal }
  /** The field is no longer writable: the API ignores such fields. */
  | { kind: 'closed' }
  /** Deleted, or no longer readable. */
  | { kind: 'gone' }

const GONE = [403, 404]
/**
 * Attempts while other fields of the record keep changing, before the value is refused as stale.
 */
const ROUNDS = 3

const isStale = ({ code, status }: ApiRefusal): boolean => code === 'staleEdit' || status === 412

const spelled = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value

/** The response contains the former value, although another one was sent. */
const isLeft = (stored: unknown, before: unknown, sent: unknown): boolean =>
  isSame(stored, before) && !isSame(spelled(sent), spelled(before))

/**
 * Saves the value of a cell over the version that was loaded. If another field changed meanwhile,
 * it is saved over the new version; if this field did, it is a conflict.
 * @param args.doc the loaded record
 * @param args.send sends the value for a record, with its version
 * @param args.read reloads the record
 */
export const saveCell = async (args: {
  name: string
  value: unknown
  doc: CellDoc
  send: (doc: CellDoc) => Promise<ApiOutcome>
  read: () => Promise<ApiOutcome<CellDoc>>
}): Promise<CellOutcome> => {
  const { name, value, send, read } = args
  let { doc } = args
  for (let round = 1; ; round += 1) {
    const answer = await send(doc)
    if (answer.ok) {
      const { doc: stored = {} } = answer.data as { doc?: CellDoc }
      const isClosed = name in stored && isLeft(stored[name], doc[name], value)
      return { kind: isClosed ? 'closed' : 'saved' }
    }
    if (!isStale(answer) || round === ROUNDS) return { kind: 'refused', refusal: answer }
    const now = await read()
    if (!now.ok)
      return GONE.includes(now.status) ? { kind: 'gone' } : { kind: 'refused', refusal: now }
    const theirs = now.data
    if (isSame(theirs[name], value)) return { kind: 'saved' }
    if (!isSame(theirs[name], doc[name])) {
      const by = answer.details?.changedBy
      return { kind: 'conflict', theirs, by: typeof by === 'string' ? by : null }
    }
    doc = theirs
  }
}
