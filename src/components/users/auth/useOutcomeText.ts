'use client'

import type { ApiRefusal } from '../../ui/requests/api'
import { useT } from '@/components/ui/useT'

/** The message of a failed request; a rate limit includes the waiting time. */
export const useOutcomeText = () => {
  const t = useT()
  return ({ status, message }: ApiRefusal): string =>
    status === 0 ? t('common.connectionFailed') : (message ?? t('common.failure'))
}
