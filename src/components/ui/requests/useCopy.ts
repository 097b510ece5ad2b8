'use client'

import type { MessageKey } from '@/i18n/messages'
import { useT } from '../useT'
import { useNotify } from './useNotify'

type Words = { done?: MessageKey; failed?: MessageKey }

/**
 * Copies a text to the clipboard, and shows a notice. Browsers may not support it on insecure
 * pages, or refuse.
 * @returns whether it was copied
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
