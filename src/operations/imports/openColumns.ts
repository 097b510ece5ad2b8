import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { Refusal } from '@/domain/shared/refusal'
import {
  closedFields,
  importColumns,
  importKeys,
  type Importable,
} from '@/queries/imports/importColumns'
import { targetOf, type Import } from '@/queries/imports/importRow'

const WRITES = { create: ['create'], update: ['write'], upsert: ['create', 'write'] } as const

/**
 * The fields that the caller may fill, for an import started earlier: permissions are checked each
 * time, and losing a mapped field or the key ends the import.
 * @throws Refusal `importerChanged`
 */
export const openColumns = async (
  req: PayloadRequest,
  one: Pick<Import, 'target' | 'mode' | 'mapping' | 'key'>,
): Promise<Importable[]> => {
  const { importer, subject } = targetOf(one)
  const ability = await abilityOfRequest(req)
  const isAllowed =
    ability.can(...importer) &&
    WRITES[one.mode].every((action) => subject !== undefined && ability.can(action, subject))
  if (!isAllowed) throw new Refusal('importerChanged')
  const columns = await importColumns(req, one.target)
  if (closedFields(one, columns).length > 0) throw new Refusal('importerChanged')
  // A search by a field reveals which of its values exist.
  const { key, mode } = one
  const makesAll = mode === 'create' || key === null
  if (!makesAll && !(await importKeys(req, one.target, columns)).includes(key))
    throw new Refusal('importerChanged')
  return columns
}
