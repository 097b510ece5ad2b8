import { idOf, isSameId } from '@/domain/shared/idOf'
import type { AppAbility } from './buildAbility'
import type { Asker } from './session/staffOf'

/**
 * Facts of a tender that decide who may edit it; a relation may be its id or the populated record.
 */
export type EditedTender = { status?: unknown; createdBy?: unknown; createdByClient?: unknown }

/** Whether the caller is the author of a record: a person, or a program with the same id. */
export const isAuthor = (
  asker: Asker,
  { createdBy, createdByClient }: Omit<EditedTender, 'status'>,
): boolean =>
  isSameId(idOf(createdBy), asker.person) || isSameId(idOf(createdByClient), asker.program)

/**
 * Whether a caller may edit a tender, its lines and its files. *Write tenders* covers every tender,
 * *create tenders* one's own drafts; no other right does. Whether its status allows changes is
 * checked by the rules of the tender.
 * @param args.ability of the caller
 * @param args.asker the person or the program
 * @param args.tender its status and author
 * @param args.field one of its fields, for roles whose right is narrowed to some; lines are `items`
 *   and files are `files`
 */
export const mayEditTender = (args: {
  ability: AppAbility
  asker: Asker
  tender: EditedTender
  field?: string
}): boolean => {
  const { ability, asker, tender, field } = args
  if (ability.can('write', 'tenders', field)) return true
  if (!ability.can('create', 'tenders', field)) return false
  return tender.status === 'draft' && isAuthor(asker, tender)
}
