'use client'

import { useWords } from '@/components/stock/useWords'
import { Alert } from '@/components/ui/Alert'
import { refuseOverLimit } from '@/domain/settings/approvalLimit'
import { useTenderValue } from '../lines/useTenderTerms'

/** Warns before approving that the total exceeds this person's approval limit. */
export const OverLimitNotice = ({ limit }: { limit: number | null }) => {
  const { t } = useWords()
  const total = useTenderValue('totalBase')
  if (limit === null || typeof total !== 'number') return null
  if (!refuseOverLimit({ limit, totalBase: total })) return null
  return <Alert tone="warning">{t('refusals.approvalLimitExceeded', { limit, total })}</Alert>
}
