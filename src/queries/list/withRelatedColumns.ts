import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Column, Work } from '@/catalog/column'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import type { Doc } from '@/present/navigation/recordLinks'
import { idOf } from '@/domain/shared/idOf'
import type { Numeric } from '@/domain/shared/money'
import { partShortage } from '@/domain/stock/groups'
import { readableByIds } from '../shared/readableByIds'
import { readBuildable } from '../stock/readBuildable'
import { lastUses } from '../users/lastUses'
import { readSignInStates } from '../users/signInStates'

type Working = { borrowed: Numeric; own: Numeric; isFree: boolean }
const WORKS: Readonly<Record<Work, (of: Working) => string>> = {
  partShortage: ({ borrowed: available, own: quantity, isFree: allowNoStock }) =>
    partShortage({ available, quantity, allowNoStock }).toFixed(),
}

const isNumeric = (value: unknown): value is Numeric =>
  typeof value === 'number' || typeof value === 'string'

type Lender = { slug: CollectionSlug; relation: string; fields: Set<string> }

const lendersOf = (columns: readonly DrawnColumn[]): Map<string, Lender> => {
  const lenders = new Map<string, Lender>()
  for (const { column } of columns) {
    if (!column.borrowed) continue
    const { relation, of: slug, field, work } = column.borrowed
    const known = lenders.get(relation) ?? { slug, relation, fields: new Set<string>() }
    known.fields.add(field)
    if (work) known.fields.add(work.unless)
    lenders.set(relation, known)
  }
  return lenders
}

/** The related records of some rows, with the shown fields, as far as the reader may see them. */
const readLender = async (
  req: PayloadRequest,
  docs: readonly Doc[],
  { slug, relation, fields }: Lender,
): Promise<ReadonlyMap<string, Doc>> => {
  const ids = docs.map((doc) => idOf(doc[relation])).filter((id) => id !== null)
  const found = await readableByIds(req, { slug, ids, fields })
  return new Map(found.map((doc) => [String(doc.id), doc]))
}

/**
 * The value of a column that belongs to a related record.
 * @param lent the related record, with the fields that the reader may read
 */
export const borrowedValue = (
  doc: Doc,
  lent: Readonly<Record<string, unknown>> | undefined,
  { column }: DrawnColumn,
): unknown => {
  const { borrowed } = column
  const value = borrowed && lent?.[borrowed.field]
  if (!borrowed?.work) return value
  const { by, with: beside, unless } = borrowed.work
  const own = doc[beside]
  if (!isNumeric(value) || !isNumeric(own)) return undefined
  return WORKS[by]({ borrowed: value, own, isFree: lent?.[unless] === true })
}

type Reading = (
  req: PayloadRequest,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, number | string | null>>
const READINGS: Readonly<Record<NonNullable<Column['reading']>, Reading>> = {
  buildable: readBuildable,
  signIn: readSignInStates,
  lastUse: lastUses,
}

/** Adds computed columns to the rows, in one query per column. */
export const withReadings = async (args: {
  req: PayloadRequest
  docs: readonly Doc[]
  columns: readonly DrawnColumn[]
}): Promise<Doc[]> => {
  let docs = [...args.docs]
  for (const { name, column } of args.columns) {
    if (!column.reading) continue
    const ids = docs.map(({ id }) => Number(id))
    const read = await READINGS[column.reading](args.req, ids)
    docs = docs.map((doc) => ({ ...doc, [name]: read.get(Number(doc.id)) }))
  }
  return docs
}

/**
 * Adds computed columns, and columns of related records, to the rows: one query per computed column
 * and per relation, with the reader's permissions.
 */
export const withRelatedColumns = async (args: {
  req: PayloadRequest
  docs: readonly Doc[]
  columns: readonly DrawnColumn[]
}): Promise<Doc[]> => {
  const { req, columns } = args
  const docs = await withReadings(args)
  const borrowing = columns.filter(({ column }) => column.borrowed)
  if (borrowing.length === 0) return docs
  const lent = new Map(
    await Promise.all(
      [...lendersOf(borrowing)].map(
        async ([relation, lender]) => [relation, await readLender(req, docs, lender)] as const,
      ),
    ),
  )
  return docs.map((doc) => ({
    ...doc,
    ...Object.fromEntries(
      borrowing.map((drawn) => {
        const relation = drawn.column.borrowed?.relation ?? ''
        const lender = lent.get(relation)?.get(String(idOf(doc[relation])))
        return [drawn.name, borrowedValue(doc, lender, drawn)]
      }),
    ),
  }))
}
