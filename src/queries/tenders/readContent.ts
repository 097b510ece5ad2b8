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

/** Each field as text, independent of database settings. */
const headColumns = sql.join(
  APPROVED_FIELD_NAMES.map((name) => {
    const column = approvedColumnOf(name)
    const isDay = APPROVED_FIELDS[name] === 'day'
    // The customer named in its documents, even if merged into another one since.
    const value =
      name === 'company' ? sql`coalesce(bound_company_id, company_id)` : sql.identifier(column)
    return sql`${isDay ? day(column) : sql`${value}::text`} as ${sql.identifier(name)}`
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

/** Files visible to the customer. */
const files = sql`(select coalesce(json_agg(json_build_object(
    'id', f.id, 'filename', f.filename, 'filesize', f.filesize::text) order by f.id), '[]')
  from tender_files f where f.tender_id = t.id and f.visibility = 'customer')`

/** The content that an approval binds: the compared version, and its files. */
export type BoundContent = {
  content: ComparedContent & { items: readonly TenderItem[] }
  files: readonly ContentFile[]
}

type Head = Record<ApprovedField, string | null> & Record<TotalField, string>
type Row = Head & { instalments: Instalment[]; files: ContentFile[] }

const picked = <Name extends keyof Head>(row: Head, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Head, Name>

/**
 * Reads the current content that an approval binds: the tender, its lines, its payment plan and its
 * files.
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
 * The current version of a tender: the content an approval binds, and its totals.
 * @throws Refusal `notFound`
 */
export const readContent = async (
  req: PayloadRequest,
  tenderId: number,
): Promise<ComparedContent> => (await readBoundContent(req, tenderId)).content
