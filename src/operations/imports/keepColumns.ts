import type { PayloadRequest } from 'payload'
import { importPreferenceKey } from '@/domain/settings/preferences'
import { rememberColumns } from '@/exchange/import/rememberedColumns'
import { keepPreference } from '../preferences/keepPreference'
import type { Importable } from '@/queries/imports/importColumns'
import { keptColumns } from '@/queries/imports/importSheet'
import type { Import } from '@/queries/imports/importRow'

/** Remembers for its importer what they said of the columns of a file, where that was no guess. */
export const keepColumns = async (
  req: PayloadRequest,
  one: Pick<Import, 'target' | 'createdBy' | 'headers' | 'mapping'>,
  columns: readonly Importable[],
): Promise<void> => {
  const { target, headers, mapping, createdBy: owner } = one
  const chosen = headers.map(
    (_, index) => mapping.find((mapped) => mapped.index === index)?.field ?? null,
  )
  const known = await keptColumns(req, one)
  const value = [...rememberColumns(known, headers, { chosen, columns })]
  if (JSON.stringify(value) === JSON.stringify([...known])) return
  await keepPreference({ req, owner, key: importPreferenceKey(target), value })
}
