'use client'

import { useState } from 'react'
import { keepPreference } from '../ui/requests/preferenceStore'
import { useNotify } from '../ui/requests/useNotify'
import type { Arrangement } from '@/domain/dashboard/arrangement'
import { changedFields, PREFERENCES } from '@/domain/settings/preferences'
import type { Translator } from '@/i18n/messages'

/** This person's arrangement of the dashboard, stored on the server. */
export const useArrangement = (initial: Arrangement, t: Translator) => {
  const [arrangement, setArrangement] = useState(initial)
  const { notifySuccess, notifyFailure } = useNotify()

  const keep = async (next: Arrangement): Promise<boolean> => {
    try {
      await keepPreference({
        key: PREFERENCES.dashboard,
        value: next,
        changed: changedFields(arrangement, next),
      })
      setArrangement(next)
      return true
    } catch {
      notifyFailure(t('dashboard.arrange.failed'))
      return false
    }
  }
  return {
    arrangement,
    save: async (next: Arrangement) => {
      const isKept = await keep(next)
      if (isKept) notifySuccess(t('dashboard.arrange.saved'))
      return isKept
    },
    dismissSteps: () => keep({ ...arrangement, stepsDismissed: true }),
  }
}
