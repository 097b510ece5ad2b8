'use client'

import { useRouter } from 'next/navigation'

import { keepsDeleted } from '@/catalog/trash'
import { restoreDeleted, type DeletedRecord } from './restoreDeleted'
import { useNotify } from './useNotify'
import { useT } from '../useT'

/** A longer list would cover the page; records that could not be restored are in the trash. */
const MOST_NAMED = 5

type Deleted = {
  slug: string
  records: readonly DeletedRecord[]
  /** The event in words. */
  line: string
}

/**
 * Shows a notice that records were deleted, with undo if possible. It keeps working after the
 * component that deleted them is unmounted.
 */
export const useUndo = () => {
  const t = useT()
  const router = useRouter()
  const { notifySuccess, notifyFailure, notifyUndo } = useNotify()

  const undo = async ({ slug, records }: Deleted) => {
    const failed = await restoreDeleted(slug, records)
    const restored = records.filter(({ id }) => failed.every((one) => one.id !== id))
    const [first] = restored
    if (first)
      notifySuccess(
        restored.length === 1
          ? t('trash.restored', { name: first.name })
          : t('trash.restoredMany', { n: restored.length }),
      )
    if (failed.length > 0)
      notifyFailure(
        [
          t('trash.notRestored', { n: failed.length }),
          ...failed
            .slice(0, MOST_NAMED)
            .map(({ name, reason }) => `${name}: ${reason ?? t('common.connectionFailed')}`),
          ...(failed.length > MOST_NAMED ? ['…'] : []),
        ].join('\n'),
      )
    router.refresh()
  }

  return (deleted: Deleted) => {
    const isKept = keepsDeleted(deleted.slug) && deleted.records.length > 0
    if (isKept) notifyUndo(deleted.line, () => void undo(deleted))
    else notifySuccess(deleted.line)
  }
}
