import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload, TypedUser } from 'payload'
import type { RefusalCode, RefusalData } from '@/domain/shared/refusal'
import { readRows } from './rows'

/** An existing record: the target of a command, or the result of an earlier request. */
export type ExistingRecord = { slug: string; id: number }

/** True for a refusal because something exists or was already done. */
export const isAlreadyThere = (code: RefusalCode): boolean => code.startsWith('already')

/** Fields of the existing record in the refusal, in addition to its id. */
const FIELDS: Readonly<Record<string, readonly string[]>> = { tenders: ['number'] }
const MORE_FIELDS: Readonly<Partial<Record<RefusalCode, readonly string[]>>> = {
  alreadyInvoiced: ['invoiceNumber'],
  alreadyRegistered: ['company'],
}

type Finder = (payload: Payload, id: number) => Promise<number | undefined>

const firstId = async (payload: Payload, statement: ReturnType<typeof sql>) => {
  const [row] = await readRows<{ id: number }>({ payload }, statement)
  return row?.id
}

/** For refusals whose existing record is not the target of the command. */
const FINDERS: Readonly<Partial<Record<RefusalCode, Finder>>> = {
  alreadyReversed: (payload, id) =>
    firstId(payload, sql`select id from stock_movements where reversal_of_id = ${id}`),
  alreadyRevised: (payload, id) =>
    firstId(
      payload,
      sql`select o.id from tenders t join tenders o on o.id <> t.id
            and regexp_replace(o.number, '-R[0-9]+$', '') = regexp_replace(t.number, '-R[0-9]+$', '')
          where t.id = ${id} and o.status in ('draft', 'sent', 'approved', 'invoiced')
          order by o.revision desc limit 1`,
    ),
}

/**
 * The data of the existing record in a refusal, as far as its reader may read it.
 * @param args.record the target of the command, or the result of a request whose response was lost
 * @returns `id`, the `number` of a tender, the `invoiceNumber` for `alreadyInvoiced`, the `company`
 *   for `alreadyRegistered`; empty if the reader may not read the record
 */
export const readExisting = async (args: {
  payload: Payload
  user: TypedUser | null
  code: RefusalCode
  record: ExistingRecord
}): Promise<RefusalData> => {
  const { payload, user, code, record } = args
  const find = FINDERS[code]
  const id = find ? await find(payload, record.id) : record.id
  if (id === undefined || user === null) return {}
  const fields = [...(FIELDS[record.slug] ?? []), ...(MORE_FIELDS[code] ?? [])]
  const doc = (await payload.findByID({
    collection: record.slug as CollectionSlug,
    id,
    depth: 0,
    select: Object.fromEntries(['id', ...fields].map((name) => [name, true])) as never,
    overrideAccess: false,
    disableErrors: true,
    user,
  })) as RefusalData | null
  if (!doc) return {}
  return Object.fromEntries(
    ['id', ...fields].flatMap((name) => (doc[name] == null ? [] : [[name, doc[name]]])),
  )
}
