'use client'

import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../ui/controls/Button'
import { Menu, MenuItem } from '../ui/overlay/Menu'
import { saveFile } from '../ui/requests/saveFile'
import { useNotify } from '../ui/requests/useNotify'
import { useT } from '../ui/useT'

const ICONS = { xlsx: IconFileSpreadsheet, csv: IconFileTypeCsv } as const
const FORMATS = ['xlsx', 'csv'] as const

type Props = {
  address: string
  label?: string
  size?: 'small' | 'normal'
}

/**
 * Exports the page's data as a file.
 * @param props.address API endpoint; the file type is added to its query
 * @param props.label name of the data, if it differs from the page's
 */
export const ExportButton = ({ address, label, size = 'small' }: Props) => {
  const t = useT()
  const { notifySuccess, notifyFailure } = useNotify()
  const [isRunning, setIsRunning] = useState(false)

  const take = async (format: (typeof FORMATS)[number]) => {
    setIsRunning(true)
    const outcome = await saveFile(`${address}${address.includes('?') ? '&' : '?'}format=${format}`)
    setIsRunning(false)
    if (outcome.ok) notifySuccess(outcome.data)
    else notifyFailure(outcome.message ?? t('common.connectionFailed'))
  }
  return (
    <Menu
      trigger={
        <Button
          tone="secondary"
          size={size}
          busy={isRunning}
          icon={<IconDownload aria-hidden="true" size={17} />}
        >
          {label ?? t('actions.export')}
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
