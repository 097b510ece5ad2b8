'use client'

import { IconRefresh, IconX } from '@tabler/icons-react'

import { Button } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { FileName } from '../../ui/layout/FileName'
import { useWords } from '@/components/ui/useWords'

import type { Upload } from './useUploads'

type Props = { upload: Upload; onRetry: () => void; onDismiss: () => void }

/** A file being uploaded, or why it failed and the next steps. */
export const UploadRow = ({ upload, onRetry, onDismiss }: Props) => {
  const { t, format } = useWords()
  const { file, part, problem, mayRetry } = upload
  const percent = Math.round(part * 100)
  return (
    <li className="tender-files__row">
      <span className="tender-files__name">
        <FileName name={file.name} />
        {problem && (
          <span className="ui-field__error" role="alert">
            {problem}
          </span>
        )}
      </span>
      <span className="text-soft">{format.fileSize(file.size)}</span>
      {problem ? (
        <>
          {mayRetry && (
            <Button
              icon={<IconRefresh aria-hidden="true" size={16} />}
              size="small"
              tone="soft"
              onClick={onRetry}
            >
              {t('actions.tryAgain')}
            </Button>
          )}
          <IconButton
            icon={<IconX aria-hidden="true" size={18} />}
            label={t('actions.removeOne', { name: file.name })}
            onClick={onDismiss}
          />
        </>
      ) : (
        <progress
          aria-label={t('tenderFiles.uploading', { name: file.name })}
          className="tender-files__progress"
          max={100}
          value={percent}
        />
      )}
    </li>
  )
}
