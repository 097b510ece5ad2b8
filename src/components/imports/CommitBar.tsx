'use client'

import {
  IconColumns,
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { Menu, MenuItem } from '@/components/ui/Menu'
import { saveFile } from '@/components/ui/saveFile'
import { useNotify } from '@/components/ui/useNotify'
import { useWords } from '@/components/ui/useWords'
import type { ImportData } from './importData'
import type { ImportWork } from './useImport'

const FORMATS = ['xlsx', 'csv'] as const
const ICONS = { xlsx: IconFileSpreadsheet, csv: IconFileTypeCsv } as const

type Props = {
  data: ImportData
  work: ImportWork
  /** Back to the columns, while nothing was imported. */
  onMap?: () => void
}

/** What can be done with the rows as they are: import the good ones, take the bad ones along. */
export const CommitBar = ({ data, work, onMap }: Props) => {
  const { t } = useWords()
  const { notifySuccess, notifyFailure } = useNotify()
  const [asks, setAsks] = useState(false)
  const { ready, errors } = work.progress
  const isBlocked = data.whole && errors > 0
  const reason = isBlocked
    ? t('importing.commit.blocked')
    : ready === 0
      ? t('importing.commit.nothing')
      : null

  const save = async (format: (typeof FORMATS)[number]) => {
    const outcome = await saveFile(`/api/imports/${data.id}/bad-rows?format=${format}`)
    if (outcome.ok) notifySuccess(outcome.data)
    else notifyFailure(outcome.message ?? t('common.connectionFailed'))
  }

  if (ready === 0 && errors === 0 && !onMap) return null
  return (
    <div className="imports__bar">
      <div className="imports__buttons">
        {onMap && (
          <Button
            icon={<IconColumns aria-hidden="true" size={18} />}
            tone="secondary"
            onClick={onMap}
          >
            {t('importing.columns.back')}
          </Button>
        )}
        {errors > 0 && (
          <Menu
            trigger={
              <Button icon={<IconDownload aria-hidden="true" size={18} />} tone="secondary">
                {t('importing.errors.download')}
              </Button>
            }
          >
            {FORMATS.map((format) => {
              const Icon = ICONS[format]
              return (
                <MenuItem
                  key={format}
                  icon={<Icon aria-hidden="true" size={18} />}
                  onClick={() => void save(format)}
                >
                  {t(`list.export.${format}`)}
                </MenuItem>
              )
            })}
          </Menu>
        )}
      </div>
      <div className="imports__commit">
        {reason && (
          <p className="imports__reason" id="import-blocked">
            {reason}
          </p>
        )}
        {(ready > 0 || isBlocked) && (
          <Button
            aria-describedby={reason ? 'import-blocked' : undefined}
            disabled={reason !== null}
            onClick={() => setAsks(true)}
          >
            {t('importing.commit.do', { n: ready })}
          </Button>
        )}
      </div>
      <ConfirmDialog
        confirmLabel={t('importing.open')}
        description={
          <>
            {t('importing.commit.text')}
            {errors > 0 && ` ${t('importing.commit.without', { n: errors })}`}
          </>
        }
        open={asks}
        title={t('importing.commit.title', { n: ready })}
        onClose={() => setAsks(false)}
        onConfirm={async () => work.failure(await work.give('commit'))}
      />
    </div>
  )
}
