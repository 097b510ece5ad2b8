import { idOf, isSameId } from '@/domain/shared/idOf'
import type { AppAbility } from './buildAbility'
import type { Asker } from './session/staffOf'

/** What of a tender decides who may edit it; a relation may be its id or the whole record. */
export type EditedTender = { status?: unknown; createdBy?: unknown; createdByClient?: unknown }

/** Whether a record was begun by the one who asks: a person, or a program with the same number. */
export const isAuthor = (
  asker: Asker,
  { createdBy, createdByClient }: Omit<EditedTender, 'status'>,
): boolean =>
  isSameId(idOf(createdBy), asker.person) || isSameId(idOf(createdByClient), asker.program)

/**
 * Whether somebody may edit a tender, its lines and its files. *Write tenders* opens every tender,
 * *create tenders* the drafts one began oneself; nothing else opens any. Which states can still
 * change at all is another question, asked by the rules of the tender.
 * @param args.ability of the caller
 * @param args.asker the person or the program
 * @param args.tender its state and who began it
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
