'use client'

import { useRouter } from 'next/navigation'
import { callApi } from '@/components/ui/requests/api'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import type { Day } from '@/domain/shared/day'
import type { CalendarItem } from '@/present/calendar/calendarSheet'
import { moveBackOf, moveOf, type Move } from '@/present/calendar/moveOf'
import { titleOf, whenOf } from '@/present/calendar/itemWords'

type Answer = { updatedAt?: string; doc?: { updatedAt?: string } }

/** Target of a move: a day, and a time for a meeting with times. */
export type Target = { day: Day; time?: string }

/**
 * Moves an item from the displayed version, shows a notice with undo, and refreshes the page.
 * @returns the function; it returns the reason of a refusal, null on success
 */
export const useMove = (timeZone: string) => {
  const { t, format } = useWords()
  const router = useRouter()
  const { notifySuccess, notifyUndo, notifyFailure } = useNotify()

  const send = async ({ path, method, body }: Move, version: string | null) => {
    const startedFrom = version ?? undefined
    const outcome = await callApi<Answer>(path, { method, body, startedFrom })
    router.refresh()
    if (outcome.ok) return { version: outcome.data.updatedAt ?? outcome.data.doc?.updatedAt }
    const [first] = Object.values(outcome.fields)
    return { refusal: first ?? outcome.message ?? t('common.connectionFailed') }
  }

  return async (item: CalendarItem, to: Target): Promise<string | null> => {
    const name = titleOf(item)
    const words = { t, format, timeZone }
    const moved = await send(moveOf(item, to, timeZone), item.version)
    if (moved.refusal !== undefined) return moved.refusal
    const undo = async () => {
      const back = await send(moveBackOf(item, timeZone), moved.version ?? null)
      if (back.refusal !== undefined) notifyFailure(back.refusal)
      else notifySuccess(t('agenda.movedBack', { name, when: whenOf(item, words) }))
    }
    const when = [format.day(to.day), item.startsAt !== null && to.time].filter(Boolean).join(' ')
    notifyUndo(t('agenda.moved', { name, when }), () => void undo())
    return null
  }
}

export type MoveItem = ReturnType<typeof useMove>
