'use client'

import { ConfirmDialog } from '../overlay/ConfirmDialog'
import { useT } from '../useT'

type Props = { open: boolean; onStay: () => void; onLeave: () => Promise<void> }

/** Stay, the default, or lose unsaved changes (CF6). */
export const LeaveDialog = ({ open, onStay, onLeave }: Props) => {
  const t = useT()
  return (
    <ConfirmDialog
      destructive
      open={open}
      title={t('common.leaveQuestion')}
      description={t('document.leaveText')}
      cancelLabel={t('common.stay')}
      confirmLabel={t('common.leave')}
      onClose={onStay}
      onConfirm={onLeave}
    />
  )
}
