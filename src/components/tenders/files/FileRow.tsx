'use client'

import { IconFile, IconFileTypePdf, IconTrash } from '@tabler/icons-react'

import { useWords } from '@/components/ui/useWords'
import { IconButton } from '../../ui/controls/IconButton'
import { FileName } from '../../ui/layout/FileName'
import { FILE_VISIBILITIES } from '@/domain/tenders/tenderTypes'

import {
  addressOfFile,
  hasPreview,
  isPicture,
  type StoredFile,
  type Visibility,
} from './storedFile'

type Props = {
  file: StoredFile
  mayChange: boolean
  onLook: () => void
  onShow: (visibility: Visibility) => void
  onDelete?: () => void
}

/** A thumbnail: the image itself, or an icon of its type. */
const FileLook = ({ file, onLook }: Pick<Props, 'file' | 'onLook'>) => {
  const { t } = useWords()
  const look = isPicture(file) ? (
    <img alt="" loading="lazy" src={addressOfFile(file)} />
  ) : file.mimeType === 'application/pdf' ? (
    <IconFileTypePdf aria-hidden="true" size={22} stroke={1.5} />
  ) : (
    <IconFile aria-hidden="true" size={22} stroke={1.5} />
  )
  if (!hasPreview(file)) return <span className="tender-files__look">{look}</span>
  return (
    <button
      aria-label={t('tenderFiles.preview', { name: file.originalName })}
      className="tender-files__look"
      type="button"
      onClick={onLook}
    >
      {look}
    </button>
  )
}

/** A stored file: preview, download, size, visibility, removal. */
export const FileRow = ({ file, mayChange, onLook, onShow, onDelete }: Props) => {
  const { t, format } = useWords()
  const name = file.originalName
  return (
    <li className="tender-files__row">
      <FileLook file={file} onLook={onLook} />
      <a className="tender-files__name" href={addressOfFile(file)}>
        <FileName name={name} />
      </a>
      {typeof file.filesize === 'number' && (
        <span className="text-soft">{format.fileSize(file.filesize)}</span>
      )}
      <select
        aria-label={`${t('tenderFiles.fields.visibility')}: ${name}`}
        className="ui-input tender-files__visibility"
        disabled={!mayChange}
        value={file.visibility}
        onChange={(event) => onShow(event.currentTarget.value as Visibility)}
      >
        {FILE_VISIBILITIES.map((value) => (
          <option key={value} value={value}>
            {t(`tenderFiles.visibilities.${value}`)}
          </option>
        ))}
      </select>
      {onDelete && (
        <IconButton
          icon={<IconTrash aria-hidden="true" size={18} />}
          label={`${t('actions.delete')}: ${name}`}
          onClick={onDelete}
        />
      )}
    </li>
  )
}
