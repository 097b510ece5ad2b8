'use client'

import { useT } from '@/components/ui/useT'

import type { PostOutcome } from './postJson'

/** Says why a request failed; a limit says itself how long to wait. */
export const useOutcomeText = () => {
  const t = useT()
  return (outcome: PostOutcome): string => {
    if (outcome.kind !== 'refused') return t('common.connectionFailed')
    return outcome.message ?? t('common.failure')
  }
}
