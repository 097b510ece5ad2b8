'use client'

import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../ui/Button'
import { Menu, MenuItem } from '../ui/Menu'
import { saveFile } from '../ui/saveFile'
import { useNotify } from '../ui/useNotify'
import { useT } from '../ui/useT'

const ICONS = { xlsx: IconFileSpreadsheet, csv: IconFileTypeCsv } as const
const FORMATS = ['xlsx', 'csv'] as const

/**
 * Takes what a page shows along as a file.
 * @param props.addressOf where our API has it, by kind of file
 */
export const ExportButton = ({ addressOf }: { addressOf: (format: string) => string }) => {
  const t = useT()
  const { notifySuccess, notifyFailure } = useNotify()
  const [isRunning, setIsRunning] = useState(false)

  const take = async (format: (typeof FORMATS)[number]) => {
    setIsRunning(true)
    const outcome = await saveFile(addressOf(format))
    setIsRunning(false)
    if (outcome.ok) notifySuccess(outcome.data)
    else notifyFailure(outcome.message ?? t('common.connectionFailed'))
  }
  return (
    <Menu
      trigger={
        <Button
          tone="secondary"
          size="small"
          busy={isRunning}
          icon={<IconDownload aria-hidden="true" size={17} />}
        >
          {t('actions.export')}
        </Button>
      }
    >
      {FORMATS.map((format) => {
        const Icon = ICONS[format]
        return (
          <MenuItem
            key={format}
            disabled={isRunning}
            icon={<Icon aria-hidden="true" size={18} />}
            onClick={() => void take(format)}
          >
            {t(`list.export.${format}`)}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
