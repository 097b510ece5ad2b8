import { sql } from '@payloadcms/db-postgres'
import { getLocalI18n, type Payload, type PayloadRequest } from 'payload'
import { entityOf } from '@/catalog'
import { EXPORTS_FOLDER, isUnderWay } from '@/domain/lists/backgroundExport'
import { Refusal, type RefusalCode, type RefusalData } from '@/domain/shared/refusal'
import { writeSheet } from '@/exchange/writeSheet'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { withAuditContext } from '@/lib/auditContext'
import { newStoredName, writeFiles } from '@/lib/fileStorage'
import { requestAs, systemRequest } from '@/lib/payloadRequests'
import { readRows } from '@/queries/shared/rows'
import { personNamed } from '@/queries/users/personNamed'
import { loadUser } from '@/queries/users/signedInUser'
import { isPassing } from '../imports/writeRow'
import { notify } from '../notifications/notify'
import { awaitErasures } from '../shared/erasureLock'
import { inTransaction, query } from '../shared/transaction'
import { fileNameOf, recordExport, refuseTooLarge, type Exported } from './exportFile'
import { EXPORT_COLUMNS, removeExportFile, RIGHTS, type ExportRow } from './exportRow'
import { judgedList, sheetOf } from './exportList'

/** Attempts while the rights of the user change in the middle of the work. */
const TRIES = 3

/** A claimed export: the file is written under its key, which no other run has. */
type Claimed = ExportRow & { fileKey: string }

/** The exports to make, in the order of their requests. */
export const openExports = async (payload: Payload): Promise<number[]> => {
  const rows = await readRows<{ id: number }>(
    { payload },
    sql`select id from exports where ended_at is null order by id`,
  )
  return rows.map(({ id }) => id)
}

const lockExport = async (req: PayloadRequest, id: number): Promise<ExportRow | null> => {
  const [row] = await query<ExportRow>(
    req,
    sql`select ${EXPORT_COLUMNS} from exports where id = ${id} for no key update`,
  )
  return row ?? null
}

const rightsOf = async (req: PayloadRequest, person: number): Promise<string | null> => {
  const [row] = await query<{ rights: string }>(
    req,
    sql`select ${RIGHTS} as rights from users u join roles r on r.id = u.role_id
        where u.id = ${person}`,
  )
  return row?.rights ?? null
}

/**
 * Stores the key of the file before it is written, so that a file whose key is in no row can always
 * be removed. The file of an earlier run that was killed is removed.
 */
const claim = async (payload: Payload, id: number): Promise<Claimed | null> => {
  const req = await systemRequest(payload)
  const [row, former] = await inTransaction(req, async () => {
    // Waits for a running erasure, whose changes are not visible yet.
    await awaitErasures(req)
    const known = await lockExport(req, id)
    if (!known || !isUnderWay(known.state)) return [null, null]
    const fileKey = newStoredName(known.format)
    const rights = await rightsOf(req, known.person)
    await query(
      req,
      sql`update exports set state = 'running', file_key = ${fileKey}, rights = ${rights}
          where id = ${id}`,
    )
    return [{ ...known, fileKey, rights }, known.fileKey]
  })
  if (former) await removeExportFile(former)
  return row
}

/** A request as the user, with their current rights. @throws Refusal `notAllowed` */
const requestOf = async (payload: Payload, { person, locale }: ExportRow) => {
  const user = await loadUser(await systemRequest(payload), person)
  if (!user || (user as { status?: unknown }).status !== 'active') throw new Refusal('notAllowed')
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE
  const i18n = await getLocalI18n({ config: payload.config, language })
  return requestAs(payload, { user, req: { i18n } })
}

type Written = { sheet: Exported; fileName: string }

/** Reads the list as its user and writes the file, which has the name of the day it is made. */
const write = async (payload: Payload, row: Claimed): Promise<Written> => {
  const entity = entityOf(row.list)
  if (!entity) throw new Refusal('notFound')
  const req = await requestOf(payload, row)
  const judged = await judgedList(req, { entity, params: new URLSearchParams(row.query) })
  const sheet = await sheetOf(req, { judged, onRead: () => {}, account: row.person })
  refuseTooLarge(sheet)
  const bytes = new Uint8Array(await new Response(writeSheet(row.format, sheet)).arrayBuffer())
  await writeFiles(EXPORTS_FOLDER, [{ name: row.fileKey, bytes }])
  const { plainTitle: title, list } = judged
  const fileName = fileNameOf({ title, today: list.settings.today, format: row.format })
  return { sheet, fileName }
}

/**
 * `taken`: a later run has the export, or it was deleted; `again`: the rights of its user have changed.
 */
type End = 'done' | 'failed' | 'taken' | 'again'

/** Runs `work` if this run still holds its claim of the export, and no erasure has reset it. */
const whileClaimed = async (
  payload: Payload,
  { id, fileKey }: Claimed,
  work: (req: PayloadRequest) => Promise<End>,
): Promise<End> => {
  const req = await systemRequest(payload)
  return inTransaction(req, async () => {
    const now = await lockExport(req, id)
    return now?.state === 'running' && now.fileKey === fileKey ? work(req) : 'taken'
  })
}

const notifyOf = (
  req: PayloadRequest,
  { id, person, fileName: file }: ExportRow,
  rows: number | null,
): Promise<void> =>
  notify({
    req,
    event: rows === null ? 'exportFailed' : 'exportDone',
    subject: 'exports',
    document: id,
    data: { file, rows },
    to: { users: [person] },
  })

const finish = (payload: Payload, row: Claimed, { sheet, fileName }: Written): Promise<End> =>
  whileClaimed(payload, row, async (req) => {
    if ((await rightsOf(req, row.person)) !== row.rights) return 'again'
    await query(
      req,
      sql`update exports set state = 'done', ended_at = now(), file_name = ${fileName}
          where id = ${row.id}`,
    )
    await recordExport(req, sheet, row.format)
    await notifyOf(req, { ...row, fileName }, sheet.total)
    return 'done'
  })

type Failure = { code: RefusalCode; data: RefusalData }
const UNEXPECTED: Failure = { code: 'exportFailed', data: {} }

const fail = (payload: Payload, row: Claimed, { code, data }: Failure) =>
  whileClaimed(payload, row, async (req) => {
    await query(
      req,
      sql`update exports set state = 'failed', failure = ${JSON.stringify({ code, data })}::jsonb,
            file_key = null, ended_at = now()
          where id = ${row.id}`,
    )
    await notifyOf(req, row, null)
    return 'failed'
  })

const attempt = async (payload: Payload, row: Claimed): Promise<End> => {
  if (row.isOverdue) return fail(payload, row, UNEXPECTED)
  try {
    return await finish(payload, row, await write(payload, row))
  } catch (error) {
    if (isPassing(error)) throw error
    if (!(error instanceof Refusal)) {
      // A later run has already removed the file that this one was writing.
      if ((await fail(payload, row, UNEXPECTED)) === 'taken') return 'taken'
      await removeExportFile(row.fileKey)
      throw error
    }
    // The rights of the user changed while rows were read.
    if (error.code === 'signInFirst') return 'again'
    return fail(payload, row, error)
  }
}

/**
 * Makes the file of a background export as its user, with the rights they have now, and notifies
 * them. May run twice, also at once: each run writes under a key of its own, and only the latest one
 * ends the export. One that has not ended within the time of a file (`EXPORT_DAYS`) fails.
 * @throws transient errors, after which the next run begins anew; anything unexpected, after the export
 *   has failed
 */
export const makeExport = async (payload: Payload, id: number): Promise<void> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const row = await claim(payload, id)
    if (!row) return
    const { person: user, fileKey } = row
    const named = await personNamed(await systemRequest(payload), user)
    const who = { user, name: named?.name ?? null, command: 'make-exports' }
    const end = await withAuditContext(who, () => attempt(payload, row))
    // A file whose key is still in the row is removed by the next claim.
    if (end === 'taken' || end === 'failed') await removeExportFile(fileKey)
    if (end !== 'again') return
  }
}
