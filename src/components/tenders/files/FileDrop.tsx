'use client'

import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'

import { Button } from '../../ui/controls/Button'
import { classNames } from '@/components/ui/classNames'
import { useFileDrop } from '../../ui/inputs/useFileDrop'
import { useT } from '@/components/ui/useT'
import { DOCUMENT_TYPES, MAX_FILE_MB, namesOfTypes, PICTURE_TYPES } from '@/domain/files/fileTypes'

type Props = {
  mayAdd: boolean
  onFiles: (files: readonly File[]) => void
  /** Visibility of the files to upload. */
  choice: ReactNode
  children: ReactNode
}

/** Accepts dropped, pasted and selected files, and photos from a phone. */
export const FileDrop = ({ mayAdd, onFiles, choice, children }: Props) => {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useFileDrop({ isOn: mayAdd, onFiles })

  const picker = (ref: typeof input, types: readonly string[], label: string, isCamera = false) => (
    <input
      ref={ref}
      hidden
      accept={types.join(',')}
      aria-label={label}
      capture={isCamera ? 'environment' : undefined}
      multiple={!isCamera}
      type="file"
      onChange={(event) => {
        onFiles([...(event.currentTarget.files ?? [])])
        // Allows selecting the same file again after a failure.
        event.currentTarget.value = ''
      }}
    />
  )

  return (
    <section
      aria-label={t('tenders.tabs.files')}
      className={classNames('tender-files field-type', isOver && 'tender-files--over')}
      {...handlers}
    >
      {mayAdd && (
        <div className="tender-files__drop">
          <p className="tender-files__say">{t('tenderFiles.drop')}</p>
          {choice}
          <div className="tender-files__ways">
            <Button
              icon={<IconUpload aria-hidden="true" size={18} />}
              tone="soft"
              onClick={() => input.current?.click()}
            >
              {t('tenderFiles.choose')}
            </Button>
            <Button
              className="tender-files__camera"
              icon={<IconCamera aria-hidden="true" size={18} />}
              tone="soft"
              onClick={() => camera.current?.click()}
            >
              {t('tenderFiles.takePicture')}
            </Button>
          </div>
          <p className="ui-field__hint">
            {t('tenderFiles.limits', { size: MAX_FILE_MB, types: namesOfTypes(DOCUMENT_TYPES) })}
          </p>
          {picker(input, DOCUMENT_TYPES, t('tenderFiles.fields.file'))}
          {picker(camera, PICTURE_TYPES, t('tenderFiles.takePicture'), true)}
        </div>
      )}
      {children}
    </section>
  )
}
