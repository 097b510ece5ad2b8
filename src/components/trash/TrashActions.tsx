'use client'

import { IconArrowBackUp, IconTrashX } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { Button } from '../ui/controls/Button'
import { IconButton } from '../ui/controls/IconButton'
import { restoreDeleted } from '../ui/requests/restoreDeleted'
import { useNotify } from '../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import type { TrashRow } from '@/domain/trash/sheet'

type Props = { row: TrashRow; onPurge: () => void }

/** Buttons of a deleted record. */
export const TrashActions = ({ row, onPurge }: Props) => {
  const t = useT()
  const router = useRouter()
  const { notifySuccess, notifyFailure } = useNotify()
  const [busy, setBusy] = useState(false)
  const { collection, record, name } = row

  const restore = async () => {
    setBusy(true)
    try {
      const [failed] = await restoreDeleted(collection, [{ id: record, name }])
      if (failed) notifyFailure(`${name}: ${failed.reason ?? t('common.connectionFailed')}`)
      else notifySuccess(t('trash.restored', { name }))
      router.refresh()
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className="trash__buttons">
      <Button
        aria-label={t('trash.restoreThis', { name })}
        busy={busy}
        icon={<IconArrowBackUp aria-hidden="true" className="mirrored" size={16} />}
        size="small"
        tone="secondary"
        onClick={() => void restore()}
      >
        {t('trash.restore')}
      </Button>
      <IconButton
        label={t('trash.purgeThis', { name })}
        icon={<IconTrashX aria-hidden="true" size={18} />}
        size="small"
        onClick={onPurge}
      />
    </span>
  )
}
