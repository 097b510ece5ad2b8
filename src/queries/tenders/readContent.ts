import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import {
  APPROVED_FIELD_NAMES,
  APPROVED_FIELDS,
  approvedColumnOf,
  type ApprovedField,
  type ContentFile,
  type Instalment,
} from '@/domain/tenders/approval/approvedContent'
import { TOTAL_FIELDS, type ComparedContent, type TotalField } from '@/domain/tenders/compare'
import { columnNameOf } from '@/domain/shared/sqlNames'
import { dayText } from '../shared/asText'
import { readRows } from '../shared/rows'
import { readTenderItems, type TenderItem } from './readTenderItems'

const day = (column: string) => dayText(sql`${sql.identifier(column)}`)

/** Each field as text that does not depend on how the database is set up. */
const headColumns = sql.join(
  APPROVED_FIELD_NAMES.map((name) => {
    const column = approvedColumnOf(name)
    const isDay = APPROVED_FIELDS[name] === 'day'
    return sql`${isDay ? day(column) : sql`${sql.identifier(column)}::text`} as ${sql.identifier(name)}`
  }),
  sql`, `,
)

const totalColumns = sql.join(
  TOTAL_FIELDS.map(
    (name) => sql`${sql.identifier(columnNameOf(name))}::text as ${sql.identifier(name)}`,
  ),
  sql`, `,
)

const instalments = sql`(select coalesce(json_agg(json_build_object(
    'dueDate', ${day('due_date')}, 'amount', amount::text) order by _order), '[]')
  from tenders_payment_installments where _parent_id = t.id)`

/** Files that the customer sees. */
const files = sql`(select coalesce(json_agg(json_build_object(
    'id', f.id, 'filename', f.filename, 'filesize', f.filesize::text) order by f.id), '[]')
  from tender_files f where f.tender_id = t.id and f.visibility = 'customer')`

/** A tender as an approval binds it: what is compared with other states of it, and its files. */
export type BoundContent = {
  content: ComparedContent & { items: readonly TenderItem[] }
  files: readonly ContentFile[]
}

type Head = Record<ApprovedField, string | null> & Record<TotalField, string>
type Row = Head & { instalments: Instalment[]; files: ContentFile[] }

const picked = <Name extends keyof Head>(row: Head, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Head, Name>

/**
 * Reads what an approval binds, as it is now: the tender, its lines, its payment plan and its files.
 * @param items the lines, when the caller has read them under the lock of the tender
 * @throws Refusal `notFound`
 */
export const readBoundContent = async (
  req: PayloadRequest,
  tenderId: number,
  items?: readonly TenderItem[],
): Promise<BoundContent> => {
  const [row] = await readRows<Row>(
    req,
    sql`select ${headColumns}, ${totalColumns}, ${instalments} as instalments, ${files} as files
        from tenders t where t.id = ${tenderId}`,
  )
  if (!row) throw new Refusal('notFound')
  return {
    content: {
      tender: picked(row, APPROVED_FIELD_NAMES),
      items: items ?? (await readTenderItems({ req, tenderId })),
      instalments: row.instalments,
      totals: picked(row, TOTAL_FIELDS),
    },
    files: row.files,
  }
}

/**
 * A tender as it is now: what an approval binds of it, and what it comes to.
 * @throws Refusal `notFound`
 */
export const readContent = async (
  req: PayloadRequest,
  tenderId: number,
): Promise<ComparedContent> => (await readBoundContent(req, tenderId)).content
