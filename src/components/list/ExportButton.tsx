'use client'

import {
  IconClockDown,
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../ui/controls/Button'
import { Menu, MenuCheck, MenuItem, MenuSeparator } from '../ui/overlay/Menu'
import { callApi } from '../ui/requests/api'
import { saveFile } from '../ui/requests/saveFile'
import { useNotify } from '../ui/requests/useNotify'
import { useT } from '../ui/useT'

const ICONS = { xlsx: IconFileSpreadsheet, csv: IconFileTypeCsv } as const
const FORMATS = ['xlsx', 'csv'] as const
const IN_BACKGROUND = {
  xlsx: 'list.export.backgroundXlsx',
  csv: 'list.export.backgroundCsv',
} as const

type Format = (typeof FORMATS)[number]

type Props = {
  address: string
  /** The same with all columns that the user may read; missing if these are displayed. */
  wholeAddress?: string
  /** The groups of the rows instead; missing if they are not grouped. */
  groupsAddress?: string
  label?: string
  size?: 'small' | 'normal'
  /** For endpoints that can write the file in the background: always, or if the user chooses it. */
  background?: 'always' | 'offered'
}

/**
 * Exports the page's data as a file.
 * @param props.address API endpoint; the file type is added to its query
 * @param props.label name of the data, if it differs from the page's
 */
export const ExportButton = (props: Props) => {
  const { address, wholeAddress, groupsAddress, label, size = 'small', background } = props
  const t = useT()
  const { notifySuccess, notifyFailure } = useNotify()
  const [isRunning, setIsRunning] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const [hasGroups, setHasGroups] = useState(false)
  const ofGroups = hasGroups ? groupsAddress : undefined

  const take = async (format: Format, isLater: boolean) => {
    setIsRunning(true)
    const asked = ofGroups ?? ((isWhole && wholeAddress) || address)
    const path = `${asked}${asked.includes('?') ? '&' : '?'}format=${format}`
    const outcome = isLater ? await callApi(`${path}&background=true`) : await saveFile(path)
    setIsRunning(false)
    if (!outcome.ok) notifyFailure(outcome.message ?? t('common.connectionFailed'))
    else notifySuccess(isLater ? t('list.export.requested') : String(outcome.data))
  }
  const item = (format: Format, isLater: boolean) => {
    const Icon = isLater ? IconClockDown : ICONS[format]
    return (
      <MenuItem
        key={`${format} ${isLater}`}
        disabled={isRunning}
        icon={<Icon aria-hidden="true" size={18} />}
        onClick={() => void take(format, isLater)}
      >
        {t(isLater ? IN_BACKGROUND[format] : `list.export.${format}`)}
      </MenuItem>
    )
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
      {groupsAddress && (
        <MenuCheck isChecked={hasGroups} onChange={setHasGroups}>
          {t('list.export.groups')}
        </MenuCheck>
      )}
      {wholeAddress && !ofGroups && (
        <MenuCheck isChecked={isWhole} onChange={setIsWhole}>
          {t('list.export.allColumns')}
        </MenuCheck>
      )}
      {(groupsAddress || wholeAddress) && <MenuSeparator />}
      {(ofGroups || background !== 'always') && FORMATS.map((format) => item(format, false))}
      {!ofGroups && background && FORMATS.map((format) => item(format, true))}
    </Menu>
  )
}
