'use client'

import { useRouter } from 'next/navigation'

import { ConfirmDialog } from '../ui/overlay/ConfirmDialog'
import { commandDeleted } from '../ui/requests/restoreDeleted'
import { useLastShown } from '../ui/overlay/useLastShown'
import { useNotify } from '../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import type { TrashRow } from '@/domain/trash/sheet'

type Props = { row: TrashRow | null; onClose: () => void }

/** Confirmation before purging a deleted record. */
export const PurgeQuestion = ({ row, onClose }: Props) => {
  const t = useT()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const name = useLastShown(row)?.name ?? ''

  const purge = async (): Promise<string | void> => {
    if (!row) return
    const outcome = await commandDeleted('purge', row.collection, row.record)
    // Restored or deleted by another user: the page shows what is left.
    if (!outcome.ok && outcome.status !== 404)
      return outcome.message ?? t('common.connectionFailed')
    if (outcome.ok) notifySuccess(t('trash.purged', { name }))
    router.refresh()
  }
  return (
    <ConfirmDialog
      destructive
      open={row !== null}
      title={t('trash.purgeTitle', { name })}
      description={t('trash.purgeText')}
      confirmLabel={t('trash.purge')}
      onClose={onClose}
      onConfirm={purge}
    />
  )
}
