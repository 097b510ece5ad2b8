'use client'

import { IconTrash } from '@tabler/icons-react'

import { useWords } from '@/components/ui/useWords'
import { IconButton } from '@/components/ui/IconButton'
import { FILE_VISIBILITIES } from '@/domain/tenders/tenderTypes'

export type Visibility = (typeof FILE_VISIBILITIES)[number]
export type StoredFile = {
  id: number
  filename: string
  originalName: string
  filesize?: number | null
  visibility: Visibility
}

type Props = {
  file: StoredFile
  mayChange: boolean
  onShow: (visibility: Visibility) => void
  onDelete?: () => void
}

/** One stored file: its name, which saves it, its size, who sees it, and a way to remove it. */
export const FileRow = ({ file, mayChange, onShow, onDelete }: Props) => {
  const { t, format } = useWords()
  const name = file.originalName
  return (
    <li className="tender-files__row">
      <a
        className="tender-files__name"
        href={`/api/tender-files/file/${encodeURIComponent(file.filename)}`}
      >
        <bdi>{name}</bdi>
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
