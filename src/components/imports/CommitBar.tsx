'use client'

import { IconColumns } from '@tabler/icons-react'
import { useState } from 'react'
import { ExportButton } from '@/components/list/ExportButton'
import { Button } from '../ui/controls/Button'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog'
import { useWords } from '@/components/ui/useWords'
import type { ImportData } from '@/present/imports/importData'
import type { ImportWork } from './useImport'

type Props = {
  data: ImportData
  work: ImportWork
  /** Returns to the mapping, until something was imported. */
  onMap?: () => void
}

/** Actions on the checked rows: import the valid ones, download the failed ones. */
export const CommitBar = ({ data, work, onMap }: Props) => {
  const { t } = useWords()
  const [asks, setAsks] = useState(false)
  const { ready, errors } = work.progress
  const isBlocked = data.whole && errors > 0
  const reason = isBlocked
    ? t('importing.commit.blocked')
    : ready === 0
      ? t('importing.commit.nothing')
      : null

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
          <ExportButton
            address={`/api/imports/${data.id}/bad-rows`}
            label={t('importing.errors.download')}
            size="normal"
          />
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
