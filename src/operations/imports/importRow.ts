import { sql } from '@payloadcms/db-postgres'
import { getLocalI18n, type Payload, type PayloadRequest } from 'payload'
import { isRunning, isToldOf, type ImportStatus } from '@/domain/imports/imports'
import { Refusal } from '@/domain/shared/refusal'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { requestAs, systemRequest } from '@/lib/payloadRequests'
import { emit } from '../events/emit'
import { IMPORT_COLUMNS, type Import } from '@/queries/imports/importRow'
import { query } from '../shared/transaction'
import { loadUser } from '@/queries/users/signedInUser'

/**
 * Locks an import until the end of the transaction: its steps, and each part of their work, are
 * serialised.
 * @throws Refusal `notFound`
 */
export const lockImport = async (req: PayloadRequest, id: number): Promise<Import> => {
  const [row] = await query<Import>(
    req,
    sql`select ${IMPORT_COLUMNS} from imports where id = ${id} for no key update`,
  )
  if (!row) throw new Refusal('notFound')
  return row
}

/**
 * A request as the importer, with their current rights: role changes and closed accounts since the
 * start take effect.
 * @throws Refusal `importerChanged`
 */
export const importerRequest = async (
  payload: Payload,
  { createdBy, locale }: Pick<Import, 'createdBy' | 'locale'>,
): Promise<PayloadRequest> => {
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE
  const i18n = await getLocalI18n({ config: payload.config, language })
  const user = await loadUser(await systemRequest(payload), createdBy)
  if (!user || (user as { status?: unknown }).status !== 'active')
    throw new Refusal('importerChanged')
  return requestAs(payload, { user, req: { i18n } })
}

/** Recounts the rows of an import, in the transaction that changed them. */
export const countRows = (req: PayloadRequest, id: number) =>
  query<{ pending: number; ready: number; errors: number; done: number }>(
    req,
    sql`update imports i set ready = c.ready, errors = c.errors, done = c.done, undone = c.undone,
          updated_at = now()
        from (select count(*) filter (where state = 'ready') as ready,
                count(*) filter (where state = 'error') as errors,
                count(*) filter (where state in ('done', 'left')) as done,
                count(*) filter (where state = 'undone') as undone,
                count(*) filter (where state = 'pending') as pending
              from import_rows where import_id = ${id}) c
        where i.id = ${id}
        returning c.pending::int, c.ready::int, c.errors::int, c.done::int`,
  )

type Moved = Pick<Import, 'fileName' | 'createdBy' | 'ready' | 'errors' | 'done' | 'undone'> & {
  seconds: number
}

/** Notifies the importer that a long-running import has finished. */
const notifyOfEnd = async (
  req: PayloadRequest,
  id: number,
  { status, moved }: { status: ImportStatus; moved: Moved },
): Promise<void> => {
  const { fileName: file, createdBy: importer, errors, ready, done, undone, seconds } = moved
  if (!isToldOf(status, seconds)) return
  const rows = { checked: ready, done, undone, stopped: done }[status]
  await emit(req, {
    name: 'importEnded',
    document: id,
    data: { file, importer, status, rows, errors },
  })
}

/**
 * Changes the state of an import, and notifies its importer if that ends a long-running step. The
 * caller holds the import's row lock.
 * @param reason why it stopped, a code of REFUSALS
 */
export const moveImport = async (
  req: PayloadRequest,
  id: number,
  { status, reason = null }: { status: ImportStatus; reason?: string | null },
): Promise<void> => {
  // An import that is all or nothing is one transaction, in which now() does not advance.
  const [moved] = await query<Moved>(
    req,
    sql`update imports set status = ${status}, reason = ${reason}, updated_at = now(),
          finished_at = case when ${status} in ('done', 'undone') then now() else finished_at end,
          asked_at = case when ${isRunning(status)} then clock_timestamp() else asked_at end
        where id = ${id}
        returning file_name as "fileName", created_by_id as "createdBy", ready::int, errors::int,
          done::int, undone::int,
          extract(epoch from clock_timestamp() - asked_at)::float8 as seconds`,
  )
  if (moved) await notifyOfEnd(req, id, { status, moved })
}
