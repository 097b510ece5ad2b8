import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { insistOnStaff, ownRowsOf } from '@/access/session/staffOf'
import { entityOf } from '@/catalog'
import { EXPORTS_FOLDER, refuseDownload } from '@/domain/lists/backgroundExport'
import { Refusal } from '@/domain/shared/refusal'
import { MIME_TYPES } from '@/exchange/writeSheet'
import { openFile } from '@/lib/fileStorage'
import { readRows } from '@/queries/shared/rows'
import { EXPORT_COLUMNS, RIGHTS, type ExportRow } from './exportRow'
import { judgedList } from './exportList'

export type PreparedFile = { body: ReadableStream; size: number; name: string; type: string }

type Row = ExportRow & { rightsNow: string | null }

/**
 * The file of a background export, for the user who requested it, for a day, and only with the
 * rights it was made with: it may contain any value that these rights allowed to read.
 * @throws Refusal `signInFirst`, `peopleOnly`; `notFound` for those of others and after a day;
 *   `exportNotReady`; the reason why it failed; those of `judgedList`; `exportRightsChanged`
 */
export const takeExport = async (req: PayloadRequest, id: number): Promise<PreparedFile> => {
  insistOnStaff(req)
  const [row] = await readRows<Row>(
    req,
    sql`select e.*, ${RIGHTS} as "rightsNow"
        from (select ${EXPORT_COLUMNS} from exports where id = ${id}
            and user_id = ${ownRowsOf(req)}) e
          join users u on u.id = e.person join roles r on r.id = u.role_id`,
  )
  const entity = row && entityOf(row.list)
  if (!row || !entity) throw new Refusal('notFound')
  const { state, failure, endedAt, fileKey, format } = row
  const code = refuseDownload(
    { state, reason: failure?.code ?? null, endedAt: endedAt === null ? null : new Date(endedAt) },
    new Date(),
  )
  if (code) throw new Refusal(code, { data: code === failure?.code ? failure.data : {} })
  await judgedList(req, { entity, params: new URLSearchParams(row.query) })
  if (row.rights !== row.rightsNow) throw new Refusal('exportRightsChanged')
  const file = fileKey && (await openFile(EXPORTS_FOLDER, fileKey))
  if (!file) {
    req.payload.logger.error({ msg: 'The file of an export is missing', id })
    throw new Refusal('notFound')
  }
  return { ...file, name: row.fileName, type: MIME_TYPES[format] }
}
