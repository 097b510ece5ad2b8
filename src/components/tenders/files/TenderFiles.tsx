'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { IconFiles, IconUpload } from '@tabler/icons-react'
import type { JoinFieldClientComponent } from 'payload'
import { useRef, useState, type DragEvent } from 'react'

import { useWords } from '@/components/ui/useWords'
import { Button } from '@/components/ui/Button'
import { DeleteQuestion } from '@/components/ui/DeleteQuestion'
import { EmptyState } from '@/components/ui/EmptyState'
import { DOCUMENT_TYPES, MAX_FILE_MB, namesOfTypes } from '@/domain/files/fileTypes'

import { FileRow, type StoredFile } from './FileRow'
import './files.css'
import { useTenderFiles } from './useTenderFiles'

type Rights = Partial<Record<'create' | 'update' | 'delete', boolean>>

/** The files of a tender: added and removed at once, apart from saving the tender. */
export const TenderFiles: JoinFieldClientComponent = () => {
  const { t } = useWords()
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  const rights = (permissions?.collections?.['tender-files'] ?? {}) as Rights
  const { files, uploading, error, add, show, reload } = useTenderFiles(id)
  const input = useRef<HTMLInputElement>(null)
  const [leaving, setLeaving] = useState<StoredFile | null>(null)
  const mayAdd = id !== undefined && rights.create === true

  const drop = (event: DragEvent) => {
    if (!mayAdd || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void add([...event.dataTransfer.files])
  }

  return (
    <section
      aria-label={t('tenders.tabs.files')}
      className="tender-files field-type"
      onDragOver={(event) => mayAdd && event.preventDefault()}
      onDrop={drop}
    >
      {files?.length === 0 && (
        <EmptyState
          icon={<IconFiles />}
          text={id === undefined ? t('tenderFiles.saveFirst') : undefined}
          title={t('tenderFiles.empty')}
        />
      )}
      {files && files.length > 0 && (
        <ul className="tender-files__rows">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              mayChange={rights.update === true}
              onShow={(visibility) => void show(file, visibility)}
              onDelete={rights.delete === true ? () => setLeaving(file) : undefined}
            />
          ))}
        </ul>
      )}
      {mayAdd && (
        <>
          <div>
            <Button
              busy={uploading !== null}
              icon={<IconUpload aria-hidden="true" size={18} />}
              tone="soft"
              onClick={() => input.current?.click()}
            >
              {t('tenderFiles.drop')}
            </Button>
          </div>
          <p className="ui-field__hint">
            {t('tenderFiles.limits', { size: MAX_FILE_MB, types: namesOfTypes(DOCUMENT_TYPES) })}
          </p>
          <input
            ref={input}
            hidden
            multiple
            accept={DOCUMENT_TYPES.join(',')}
            aria-label={t('tenderFiles.fields.file')}
            type="file"
            onChange={(event) => {
              void add([...(event.currentTarget.files ?? [])])
              event.currentTarget.value = ''
            }}
          />
        </>
      )}
      <p aria-live="polite" className={error ? 'ui-field__error' : 'ui-field__hint'}>
        {error ?? (uploading !== null && t('tenderFiles.uploading', { name: uploading }))}
      </p>
      <DeleteQuestion
        name={leaving?.originalName ?? ''}
        open={leaving !== null}
        url={`/api/tender-files/${leaving?.id}?depth=0`}
        onClose={() => setLeaving(null)}
        onDeleted={reload}
      />
    </section>
  )
}
