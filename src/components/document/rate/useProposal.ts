'use client'

import { useEffect, useState } from 'react'

import { readProposedRate, type ProposedRate } from '../../ui/requests/readProposedRate'
import { BASE_CURRENCY, isCurrency } from '@/domain/shared/currency'
import { dayFromStored } from '@/domain/shared/day'
import type { RatePurpose } from '@/domain/rates/rates'

const PAUSE_MS = 250

type Asked = { currency: unknown; day: unknown; purpose: RatePurpose; isOff: boolean }
type Found = { key: string; proposal: ProposedRate | null }

/**
 * The suggested rate for the currency and the day in a form.
 * @returns undefined for lira and while loading; null if there is none
 */
export const useProposal = ({
  currency,
  day,
  purpose,
  isOff,
}: Asked): ProposedRate | null | undefined => {
  const [found, setFound] = useState<Found | null>(null)
  const of = dayFromStored(day)
  const isForeign = isCurrency(currency) && currency !== BASE_CURRENCY
  const key = isForeign && !isOff ? `${currency} ${of ?? ''}` : null
  useEffect(() => {
    if (key === null) return
    const asked = new AbortController()
    const [code = '', on] = key.split(' ')
    const timer = setTimeout(() => {
      void readProposedRate({ currency: code, purpose, ...(on && { day: on }) }, asked.signal).then(
        (proposal) => asked.signal.aborted || setFound({ key, proposal }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [key, purpose])
  return key !== null && found?.key === key ? found.proposal : undefined
}
