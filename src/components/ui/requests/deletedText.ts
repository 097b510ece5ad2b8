import { keepsDeleted } from '@/catalog/trash'
import { TRASH_DAYS } from '@/domain/trash/retention'
import type { Translator } from '@/i18n/messages'

/** What becomes of records of a collection once they are deleted. */
export const deletedText = (slug: string, t: Translator): string =>
  keepsDeleted(slug) ? t('trash.kept', { n: TRASH_DAYS }) : t('list.deleteText')
