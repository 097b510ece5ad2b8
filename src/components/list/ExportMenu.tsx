'use client'

import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../ui/Button'
import { Menu, MenuItem } from '../ui/Menu'
import { saveFile } from '../ui/saveFile'
import { useNotify } from '../ui/useNotify'
import { useT } from '../ui/useT'
import { useList } from './listContext'
import { searchOf } from './listState'

const ICONS = { xlsx: IconFileSpreadsheet, csv: IconFileTypeCsv } as const
const FORMATS = ['xlsx', 'csv'] as const

type Props = {
  /** The company the list belongs to by its address. */
  scope?: number
}

/** Takes everything the list finds along as a file, in its columns and order. */
export const ExportMenu = ({ scope }: Props) => {
  const t = useT()
  const { slug, state } = useList()
  const { notifySuccess, notifyFailure } = useNotify()
  const [isRunning, setIsRunning] = useState(false)

  const take = async (format: (typeof FORMATS)[number]) => {
    const asked = new URLSearchParams(searchOf(state))
    asked.set('format', format)
    if (scope !== undefined) asked.set('scope', String(scope))
    setIsRunning(true)
    const outcome = await saveFile(`/api/${slug}/export?${asked}`)
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
