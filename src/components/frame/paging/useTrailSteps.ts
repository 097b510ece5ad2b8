'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useMemo, useRef } from 'react'

import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'

import { endOf, placeOf, stepOf, withOpened, type Trail, type TrailStop } from './trail'
import { currentTrail, keepTrail, useTrail } from './trailStore'

/** Position of this page in the list it was opened from, and navigation to its neighbours. */
export const useTrailSteps = () => {
  const t = useT()
  const router = useRouter()
  const pathname = usePathname()
  const trail = useTrail()
  const { notifyFailure } = useNotify()
  const isWalking = useRef(false)
  const place = useMemo(() => placeOf(trail, pathname), [trail, pathname])

  const walk = useCallback(
    async (by: 1 | -1) => {
      const known = currentTrail()
      const here = placeOf(known, pathname)
      const step = known && here && stepOf(known, here, by)
      if (!step || isWalking.current) return
      const goTo = (next: Trail, stop: TrailStop | undefined) => {
        if (!stop) return
        keepTrail(withOpened(next, stop.id))
        router.push(stop.href)
      }
      if ('stop' in step) return goTo(known, step.stop)
      isWalking.current = true
      try {
        // Loaded for a step beyond the page of the list that the record was opened from.
        const { trailPage } = await import('./walkTrail')
        const next = await trailPage(known, step.page)
        goTo(next, endOf(next.pages[step.page], by))
      } catch {
        notifyFailure(t('common.connectionFailed'))
      } finally {
        isWalking.current = false
      }
    },
    [pathname, router, notifyFailure, t],
  )
  return {
    place,
    hasPrevious: Boolean(trail && place && stepOf(trail, place, -1)),
    hasNext: Boolean(trail && place && stepOf(trail, place, 1)),
    walk,
  }
}
