import type { Where } from 'payload'

import { listPath } from '@/catalog/links'
import type { ExplainedRow } from '@/present/record/explanation'
import { flatWhere } from '@/present/list/listState'
import type { Doc } from '@/present/navigation/recordLinks'
import type { RelatedCell } from '@/present/record/relatedPart'

import { drawRecords } from '../related/drawRecords'
import { openRelation } from '../related/openRelation'
import { conditionOf, type Relation } from '../related/relation'
import { LISTED, type Asked } from './explainer'

const textOf = (cell: RelatedCell | undefined): string =>
  (typeof cell === 'string' ? cell : cell?.text) ?? ''

/**
 * The newest rows of a relation, with the fields that the reader may read.
 * @param args.amount the column with each row's share of the number
 * @param args.needs other fields that the reader must be allowed to read, because the amount reveals them
 * @param args.named fields that may name a row; the first that is not empty is used
 * @returns null if the reader may not read the rows and their amounts
 */
export const explainedRows = async (args: {
  asked: Asked
  relation: Relation
  amount: string
  needs?: readonly string[]
  named: readonly string[]
}): Promise<{ rows: ExplainedRow[]; docs: Doc[]; allHref?: string } | null> => {
  const { asked, relation, amount, needs = [], named } = args
  const { page, t } = asked
  const open = await openRelation(page, relation, t)
  const column = open?.available.find(({ name }) => name === amount)
  if (!open || !column) return null
  if (!needs.every((field) => open.available.some(({ name }) => name === field))) return null
  const columns = named.flatMap((name) => open.available.find((it) => it.name === name) ?? [])
  const where = conditionOf(relation, page.id)
  const { rows, docs } = await drawRecords({
    page,
    collection: open.collection,
    columns: [...columns, column],
    where: where as Where,
    sort: '-id',
    limit: LISTED,
    t,
  })
  const list = listPath(relation.slug)
  return {
    docs,
    rows: rows.map(({ id, open: href, name, cells }) => {
      const texts = cells.slice(0, -1).map(textOf).filter(Boolean)
      const [text = name, ...notes] = texts
      return {
        id: Number(id),
        text,
        note: notes.join(' · '),
        amount: textOf(cells.at(-1)),
        ...(href && { href }),
      }
    }),
    ...(list && { allHref: `${list}?${new URLSearchParams(flatWhere(where))}` }),
  }
}
