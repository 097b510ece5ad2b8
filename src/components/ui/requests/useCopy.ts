'use client'

import type { MessageKey } from '@/i18n/messages'
import { useT } from '../useT'
import { useNotify } from './useNotify'

type Words = { done?: MessageKey; failed?: MessageKey }

/**
 * Puts a text into the clipboard, and says so. Browsers have none on pages that are not secure, and
 * may refuse.
 * @returns whether it is there
 */
export const useCopy = ({ done = 'common.copied', failed = 'common.copyFailed' }: Words = {}): ((
  text: string,
) => Promise<boolean>) => {
  const t = useT()
  const { notifySuccess, notifyFailure } = useNotify()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      notifySuccess(t(done))
      return true
    } catch {
      notifyFailure(t(failed))
      return false
    }
  }
}
