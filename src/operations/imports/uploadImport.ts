import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import { mayOf } from '@/access/mayOf'
import { entityOf } from '@/catalog'
import { Refusal } from '@/domain/shared/refusal'
import { keptCell, type KeptCell } from '@/exchange/import/keptCell'
import { readTable } from '@/exchange/import/readTable'
import type { RawCell, Table } from '@/exchange/import/types'
import { inTransaction, query } from '../shared/transaction'
import { soundText } from './rows'

const LONGEST_NAME = 255
const AT_ONCE = 1_000

const soundCell = (cell: RawCell | undefined): KeptCell => {
  const kept = keptCell(cell)
  return typeof kept === 'string' ? soundText(kept) : kept
}

const keepRows = async (req: PayloadRequest, id: number, { rows, numbers }: Table) => {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE).map((cells, index) => ({
      number: numbers[at + index],
      cells: cells.map(soundCell),
    }))
    await query(
      req,
      sql`insert into import_rows (import_id, number, cells)
          select ${id}, number, cells
          from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as r(number int, cells jsonb)`,
    )
  }
}

/**
 * Reads a file and stores its rows; the file itself is not stored.
 * @param args.target the collection to import into
 * @returns the id of the import
 * @throws Refusal `notAllowed` without the right; the refusals of `readTable`
 */
export const uploadImport = async (args: {
  req: PayloadRequest
  target: string
  file: { name: string; bytes: Uint8Array }
}): Promise<number> => {
  const { req, target, file } = args
  const person = insistOnStaff(req)
  const importer = entityOf(target)?.importer
  if (!importer)
    throw new Refusal('invalidInput', { fields: [{ path: 'target', code: 'notAnOption' }] })
  if (!(await mayOf(req))(importer)) throw new Refusal('notAllowed')
  // Before a transaction starts: a large file takes seconds.
  const read = await readTable(file)
  if ('refusal' in read) throw new Refusal(read.refusal.code, { data: read.refusal.data })
  const { table } = read
  const name = soundText(file.name).slice(0, LONGEST_NAME) || '?'
  return inTransaction(req, async () => {
    const headers = JSON.stringify(table.headers.map(soundText))
    const [made] = await query<{ id: number }>(
      req,
      sql`insert into imports (target, file_name, kind, status, total, headers, created_by_id,
            created_at, updated_at)
          values (${target}, ${name}, ${table.kind}, 'mapping', ${table.rows.length},
            ${headers}::jsonb, ${person}, now(), now())
          returning id`,
    )
    const { id } = made as { id: number }
    await keepRows(req, id, table)
    return id
  })
}
