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
 * Takes what a page shows along as a file.
 * @param props.address where our API has it; the kind of file is added to its query
 * @param props.label what it takes along, where that is not what the page shows
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
