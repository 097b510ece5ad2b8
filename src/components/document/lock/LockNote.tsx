'use client'

import { useWords } from '@/components/stock/useWords'
import { Alert } from '@/components/ui/Alert'
import type { TenderStatus } from '@/domain/tenders/status'
import type { MessageKey } from '@/i18n/messages'
import { useTenderStatus } from './lines/useTenderTerms'
import { useContentLock } from './useApprovalLock'

/** Why the content of a tender in this state is locked, and what opens it again. */
const lockReasonKey = (status: TenderStatus): MessageKey =>
  status === 'draft' || status === 'sent' ? 'tenders.locked' : `tenders.lockedBecause.${status}`

/** Says above the form of a locked tender why it cannot be changed; nothing above other forms. */
export const LockNote = () => {
  const { t } = useWords()
  const { status } = useTenderStatus()
  return useContentLock() ? <Alert tone="info">{t(lockReasonKey(status))}</Alert> : null
}
