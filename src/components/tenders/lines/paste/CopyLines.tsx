'use client'

import { IconCopy } from '@tabler/icons-react'
import { Button } from '../../../ui/controls/Button'
import { useNotify } from '../../../ui/requests/useNotify'
import { useT } from '../../../ui/useT'

/** Puts the lines into the clipboard, for a spreadsheet. */
export const CopyLines = ({ read }: { read: () => string }) => {
  const t = useT()
  const { notifySuccess, notifyFailure } = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(read())
      notifySuccess(t('tenderItems.paste.copied'))
    } catch {
      notifyFailure(t('tenderItems.paste.copyFailed'))
    }
  }
  return (
    <Button
      size="small"
      tone="ghost"
      icon={<IconCopy aria-hidden="true" size={16} />}
      onClick={() => void copy()}
    >
      {t('tenderItems.paste.copy')}
    </Button>
  )
}
