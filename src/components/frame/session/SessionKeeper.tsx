'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'

import { callApi } from '../../ui/requests/api'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'

/** The prompt is shown this long before the end, or halfway if that is sooner. */
const NOTICE_MS = 60_000
/** The longest timer of browsers; longer sessions are not prompted. */
const MAX_TIMER_MS = 2_147_483_647

type Extended = { exp: number }
type Me = { user: unknown; exp?: number | null }

/**
 * Asks whether to extend the session before it ends, and leaves the page when it has ended. Using
 * the product extends an ending session without asking.
 * @param props.endsAt when the session ends, in milliseconds
 */
export const SessionKeeper = ({ endsAt: given }: { endsAt: number }) => {
  const t = useT()
  const path = usePathname()
  const router = useRouter()
  const [extended, setExtended] = useState(0)
  const endsAt = Math.max(given, extended)
  const [isAsking, setAsking] = useState(false)

  const extend = useCallback(async () => {
    const outcome = await callApi<Extended>('/api/users/refresh-token', { method: 'POST' })
    if (outcome.ok) setExtended(outcome.data.exp * 1000)
    return outcome.ok
  }, [])

  useEffect(() => {
    const leftMs = endsAt - Date.now()
    if (leftMs > MAX_TIMER_MS) return
    const leave = async () => {
      setAsking(false)
      // The session may have been extended in another tab: leaving would sign that one out too.
      const me = await callApi<Me>('/api/users/me')
      const livesUntil = me.ok && me.data.user ? Number(me.data.exp ?? 0) * 1000 : 0
      if (livesUntil > Date.now()) return setExtended(livesUntil)
      router.replace(`${paths.inactivity()}?redirect=${encodeURIComponent(path)}`)
    }
    const noticeMs = Math.min(NOTICE_MS, Math.max(leftMs, 0) / 2)
    const asking = setTimeout(() => setAsking(true), leftMs - noticeMs)
    const leaving = setTimeout(() => void leave(), leftMs)
    return () => {
      clearTimeout(asking)
      clearTimeout(leaving)
    }
  }, [endsAt, path, router])

  useEffect(() => {
    if (given - Date.now() < 2 * NOTICE_MS) void extend()
  }, [given, path, extend])

  return (
    <ConfirmDialog
      confirmLabel={t('auth.staySignedIn')}
      description={t('auth.endingText')}
      open={isAsking}
      title={t('auth.endingTitle')}
      onClose={() => setAsking(false)}
      onConfirm={async () => ((await extend()) ? undefined : t('common.connectionFailed'))}
    />
  )
}
