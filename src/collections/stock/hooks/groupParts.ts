import type {
  CollectionAfterChangeHook,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { readableGroup } from '@/access/reading/readableStock'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import { refuseParts } from '@/domain/stock/groups'
import { refuseFractions } from '@/operations/stock/refuseFractions'
import { saveGroupParts, type PartInput } from '@/operations/stock/saveGroupParts'
import { readGroupParts } from '@/queries/stock/readGroupParts'
import { lockRow } from '@/operations/shared/transaction'

/** Checks the parts sent with a group before the group itself is written. */
export const takeParts: CollectionBeforeChangeHook = async ({ data, req }) => {
  const { parts } = data
  if (parts === undefined || parts === null) return data
  if (!Array.isArray(parts))
    throw new Refusal('invalidInput', { fields: [{ path: 'parts', code: 'notAList' }] })
  refuseFields(refuseParts(parts as PartInput[]))
  await refuseFractions(
    req,
    (parts as PartInput[]).map(({ stockCard, quantity }, index) => ({
      path: `parts.${index}.quantity`,
      stockCard,
      quantity,
    })),
  )
  return data
}

/** The parts of a group as the caller may see them. */
const partsFor = async (req: PayloadRequest, groupId: number) => {
  const read = await readGroupParts({ req, groupId })
  return req.user ? readableGroup({ ability: await abilityOfRequest(req), ...read }) : read
}

/** Saves the parts with their group, in the same transaction. */
export const saveParts: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  const parts: unknown = data.parts
  if (!Array.isArray(parts)) return doc
  await lockRow(req, 'stock-groups', doc.id)
  await saveGroupParts({ req, groupId: doc.id, parts: parts as PartInput[] })
  return { ...doc, ...(await partsFor(req, doc.id)) }
}

/** A group read by id includes its parts; lists leave them out. */
export const readParts: CollectionAfterReadHook = async ({ doc, findMany, req }) => {
  if (findMany || !doc?.id) return doc
  return { ...doc, ...(await partsFor(req, doc.id)) }
}
