import { foldedColumnOf, type SearchKind } from '@/domain/search/searchFields'
import { columnNameOf, tableNameOf } from '@/domain/shared/sqlNames'
import { CATALOG } from '.'

export type FoldedColumn = { column: string; kind: SearchKind }

const FOLDED = new Map<string, FoldedColumn>(
  CATALOG.entities.flatMap(({ slug, search }) =>
    (search?.fields ?? [])
      .filter(({ path }) => !path.includes('.'))
      .map(({ path, kind }): [string, FoldedColumn] => [
        `${tableNameOf(slug)}.${columnNameOf(path)}`,
        { column: foldedColumnOf(path), kind },
      ]),
  ),
)

/** The folded column of a searched column; null for any other. */
export const foldedColumnAt = (table: string, column: string): FoldedColumn | null =>
  FOLDED.get(`${table}.${column}`) ?? null
