import { idOf, isSameId } from '@/domain/shared/idOf'
import type { AppAbility } from './buildAbility'

/** What of a tender decides who may edit it; a relation may be its id or the whole record. */
export type EditedTender = { status?: unknown; createdBy?: unknown }

/**
 * Whether somebody may edit a tender, its lines and its files. *Write tenders* opens every tender,
 * *create tenders* the drafts one began oneself; nothing else opens any. Which states can still
 * change at all is another question, asked by the rules of the tender.
 * @param args.ability of the caller
 * @param args.userId id of the person who asks; null for a program, which began no draft
 * @param args.tender its state and who began it
 * @param args.field one of its fields, for roles whose right is narrowed to some; lines are `items`
 *   and files are `files`
 */
export const mayEditTender = (args: {
  ability: AppAbility
  userId: number | string | null
  tender: EditedTender
  field?: string
}): boolean => {
  const { ability, userId, tender, field } = args
  if (ability.can('write', 'tenders', field)) return true
  if (!ability.can('create', 'tenders', field)) return false
  return tender.status === 'draft' && isSameId(idOf(tender.createdBy), userId)
}
