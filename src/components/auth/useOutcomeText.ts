'use client'

import { useT } from '@/components/ui/useT'

import type { PostOutcome } from './postJson'

/** Says why a request failed, with the time to wait when there is one (AU2). */
export const useOutcomeText = () => {
  const t = useT()
  return (outcome: PostOutcome): string => {
    if (outcome.kind !== 'refused') return t('common.connectionFailed')
    const reason = outcome.message ?? t('common.failure')
    if (outcome.status !== 429 || !outcome.retryAfterS) return reason
    return `${reason} ${t('auth.retryIn', { seconds: outcome.retryAfterS })}`
  }
}
