import type { PayloadRequest } from 'payload'
import type { Ticked } from '@/catalog/commands/privacy'
import { columnsAbout, isTheirOwn } from '@/catalog/erasure'
import { PERSONAL_USES } from '@/catalog/personal'
import { useOfColumn } from '@/catalog/personalColumns'
import { maskOthers, type PersonQuery } from '@/domain/privacy/person'
import { plainText } from '@/domain/shared/text/richText'
import { localeOfRequest } from '@/i18n/requestLocale'
import { createTranslator } from '@/i18n/translate'
import type { PersonPart } from '@/present/privacy/personFile'
import { keptText } from '@/present/privacy/register'
import { findRows, SEARCHED, type FoundRow } from './findPerson'
import { columnName, tableName } from './names'

/**
 * A person's data in the ticked rows: columns that name them and related ones; from JSON values
 * only the texts that name them; e-mails and phones of others masked.
 * @param args.rows rows that do not name the person (any more) are left out
 */
export const readTicked = async (args: {
  req: PayloadRequest
  query: PersonQuery
  rows: readonly Ticked[]
}): Promise<PersonPart[]> => {
  const { req, query, rows } = args
  const t = createTranslator(localeOfRequest(req))
  const parts: PersonPart[] = []
  const valuesOf = (table: string, { values, found }: FoundRow) =>
    [
      ...columnsAbout(
        table,
        found.map(({ column }) => column),
      ),
    ].flatMap((column) => {
      const raw = values[column]
      if (!raw) return []
      const name = columnName(req, { t, table, column })
      const leaves = found.find((each) => each.column === column)?.leaves ?? []
      // Of a JSON value, only the texts that name the person are shown.
      const isWhole = leaves.every(({ path }) => path === '')
      const shown = isWhole
        ? [{ path: '', text: raw.includes('<') ? plainText(raw) : raw }]
        : leaves
      return shown.map(({ path, text }) => ({
        name: path ? `${name} (${path})` : name,
        value: isTheirOwn(table, column) ? text : maskOthers(text, query),
      }))
    })
  for (const { table, columns } of SEARCHED) {
    const keys = rows.flatMap((row) => (row.table === table ? [row.key] : []))
    if (keys.length === 0) continue
    const found = await findRows({ req, table, columns, query, keys, limit: keys.length })
    const [first] = found
    const use = useOfColumn(table, first?.found[0]?.column ?? '')
    if (!first || !use) continue
    parts.push({
      table,
      name: tableName(t, table),
      purpose: t(`privacy.uses.${use}.purpose`),
      bases: PERSONAL_USES[use].bases.map((basis) => t(`privacy.bases.${basis}`)),
      kept: keptText(t, PERSONAL_USES[use].keep),
      rows: found.map((row) => ({ key: row.key, values: valuesOf(table, row) })),
    })
  }
  return parts
}
