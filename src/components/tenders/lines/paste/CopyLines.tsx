'use client'

import { IconCopy } from '@tabler/icons-react'
import { Button } from '../../../ui/controls/Button'
import { useCopy } from '../../../ui/requests/useCopy'
import { useT } from '../../../ui/useT'

/** Copies the lines to the clipboard, for a spreadsheet. */
export const CopyLines = ({ read }: { read: () => string }) => {
  const t = useT()
  const copy = useCopy({
    done: 'tenderItems.paste.copied',
    failed: 'tenderItems.paste.copyFailed',
  })
  return (
    <Button
      size="small"
      tone="ghost"
      icon={<IconCopy aria-hidden="true" size={16} />}
      onClick={() => void copy(read())}
    >
      {t('tenderItems.paste.copy')}
    </Button>
  )
}
