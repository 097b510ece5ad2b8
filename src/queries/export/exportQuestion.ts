import type { Where } from 'payload'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import type { Question } from '../engine/statements'
import { fieldsOf } from '../list/readListRows'

/** The related records to populate, and the fields needed for columns. */
const populateFor = (columns: readonly DrawnColumn[], available: readonly DrawnColumn[]) => {
  const fields = new Map<string, Set<string>>()
  const need = (slug: string | undefined, names: readonly string[]) => {
    if (slug) fields.set(slug, new Set([...(fields.get(slug) ?? []), ...names]))
  }
  for (const { relationTo, column } of columns) {
    const { borrowed, titles = ['name'] } = column
    if (!borrowed) {
      need(relationTo, titles)
      continue
    }
    need(available.find(({ name }) => name === borrowed.relation)?.relationTo, [borrowed.field])
  }
  return Object.fromEntries([...fields].map(([slug, names]) => [slug, [...names].sort()]))
}

/** The query for each row of a list: the fields its columns need, with all digits. */
export const exportQuestion = (args: {
  where: Where
  sort: string
  columns: readonly DrawnColumn[]
  available: readonly DrawnColumn[]
}): Question => {
  const { where, sort, columns, available } = args
  return {
    where,
    sort: sort.split(',').filter(Boolean),
    limit: 0,
    page: 1,
    isCounted: false,
    depth: 1,
    only: [...new Set(fieldsOf(columns))].sort(),
    populate: populateFor(columns, available),
    isExact: true,
  }
}
