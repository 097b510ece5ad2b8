'use client'

import { useEffect, useState } from 'react'

import { callApi } from '../../ui/requests/api'
import { useT } from '@/components/ui/useT'

import type { PeekSheet } from '@/present/record/peekSheet'

type Peeked = { href: string; sheet: PeekSheet } | { href: string; problem: string } | null

/**
 * Reads the record at an address.
 * @returns the last one until the next has come, so that walking through rows does not flicker
 */
export const usePeek = (href: string) => {
  const t = useT()
  const [peeked, setPeeked] = useState<Peeked>(null)
  useEffect(() => {
    const asking = new AbortController()
    const read = async () => {
      const { signal } = asking
      const query = new URLSearchParams({ at: href })
      const outcome = await callApi<PeekSheet>(`/api/peek?${query}`, { signal })
      if (signal.aborted) return
      setPeeked(
        outcome.ok
          ? { href, sheet: outcome.data }
          : { href, problem: outcome.message ?? t('common.connectionFailed') },
      )
    }
    void read()
    return () => asking.abort()
  }, [href, t])
  const sheet = peeked && 'sheet' in peeked ? peeked.sheet : null
  const problem = peeked && 'problem' in peeked && peeked.href === href ? peeked.problem : null
  return { sheet, problem, isLoading: peeked?.href !== href }
}
