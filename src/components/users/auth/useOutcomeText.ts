'use client'

import type { ApiRefusal } from '../../ui/requests/api'
import { useT } from '@/components/ui/useT'

/** Says why a request failed; a limit says itself how long to wait. */
export const useOutcomeText = () => {
  const t = useT()
  return ({ status, message }: ApiRefusal): string =>
    status === 0 ? t('common.connectionFailed') : (message ?? t('common.failure'))
}
