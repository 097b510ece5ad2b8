'use client'

import { Alert } from '@/components/ui/Alert'
import { useT } from '@/components/ui/useT'
import { useLock } from './useLock'

/** Says above the form of a locked record why it cannot be changed; nothing above other forms. */
export const LockNote = () => {
  const t = useT()
  const reason = useLock()?.reason
  return reason ? <Alert tone="info">{t(reason)}</Alert> : null
}
