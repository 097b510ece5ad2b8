'use client'

import { Button } from './Button'
import { LeaveGuard } from './LeaveGuard'
import { useT } from './useT'

type Props = {
  isDirty: boolean
  busy: boolean
  onCancel: () => void
  /** Of the main button; "save" unless the form does something else. */
  label?: string
}

/** End of a form of ours: save, put back, and a question before unsaved changes are left. */
export const SaveBar = ({ isDirty, busy, onCancel, label }: Props) => {
  const t = useT()
  return (
    <div className="save-bar">
      <span aria-live="polite" className="save-bar__state">
        {busy ? t('common.saving') : isDirty ? t('common.unsavedChanges') : ''}
      </span>
      <Button disabled={!isDirty || busy} tone="secondary" onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
      <Button busy={busy} disabled={!isDirty && !busy} type="submit">
        {label ?? t('actions.save')}
      </Button>
      <LeaveGuard isDirty={isDirty && !busy} />
    </div>
  )
}
