import { entityOf } from '@/catalog'
import { keepsDeleted } from '@/catalog/trash'
import { TRASH_DAYS } from '@/domain/trash/retention'
import type { Translator } from '@/i18n/messages'

/** The effect of deleting records of a collection, as a sentence. */
export const deletedText = (slug: string, t: Translator): string => {
  const text = keepsDeleted(slug) ? t('trash.kept', { n: TRASH_DAYS }) : t('list.deleteText')
  const note = entityOf(slug)?.deleteNote
  return note ? `${text} ${t(note)}` : text
}
