'use client'

import { IconFiles } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import type { Id } from '@/domain/shared/idOf'
import { DeleteQuestion } from '../../ui/overlay/DeleteQuestion'
import { EmptyState } from '../../ui/layout/EmptyState'
import { useT } from '@/components/ui/useT'

import { FileDrop } from './FileDrop'
import { FileRow } from './FileRow'
import './files.css'
import type { StoredFile, Visibility } from './storedFile'
import { UploadRow } from './UploadRow'
import { useTenderFiles } from './useTenderFiles'
import { useUploads } from './useUploads'
import { VisibilityChoice } from './VisibilityChoice'

const FilePreview = dynamic(() => import('./FilePreview'), { ssr: false })

type Props = {
  /** Undefined for a new one. */
  tender: Id | undefined
  rights: Partial<Record<'create' | 'update' | 'delete', boolean>>
}

/** The files of a tender: uploaded and removed at once, independently of saving it. */
export const FileList = ({ tender: id, rights }: Props) => {
  const t = useT()
  const { files, error, show, reload } = useTenderFiles(id)
  const { uploads, add, retry, drop } = useUploads({ tender: id, onStored: reload })
  // Internal by default, because a customer must not see a file by mistake; the choice applies to
  // all later files.
  const [visibility, setVisibility] = useState<Visibility>('internal')
  const [leaving, setLeaving] = useState<StoredFile | null>(null)
  const [looking, setLooking] = useState<StoredFile | null>(null)
  const rows = files?.length ?? 0

  return (
    <FileDrop
      choice={<VisibilityChoice value={visibility} onChange={setVisibility} />}
      mayAdd={id !== undefined && rights.create === true}
      onFiles={(chosen) => add(chosen, visibility)}
    >
      {files?.length === 0 && uploads.length === 0 && (
        <EmptyState
          icon={<IconFiles />}
          text={id === undefined ? t('tenderFiles.saveFirst') : undefined}
          title={t('tenderFiles.empty')}
        />
      )}
      {rows + uploads.length > 0 && (
        <ul className="tender-files__rows">
          {files?.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              mayChange={rights.update === true}
              onDelete={rights.delete === true ? () => setLeaving(file) : undefined}
              onLook={() => setLooking(file)}
              onShow={(visibility) => void show(file, visibility)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onDismiss={() => drop(upload.key)}
              onRetry={() => retry(upload)}
            />
          ))}
        </ul>
      )}
      <p aria-live="polite" className="ui-field__error">
        {error}
      </p>
      {looking && <FilePreview file={looking} onClose={() => setLooking(null)} />}
      <DeleteQuestion
        name={leaving?.originalName ?? ''}
        open={leaving !== null}
        slug="tender-files"
        id={leaving?.id}
        onClose={() => setLeaving(null)}
        onDeleted={reload}
      />
    </FileDrop>
  )
}
