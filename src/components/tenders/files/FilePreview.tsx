'use client'

import { IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { Alert } from '../../ui/layout/Alert'
import { Dialog } from '../../ui/overlay/Dialog'
import { readFile } from '../../ui/requests/readFile'
import { Spinner } from '../../ui/layout/Spinner'
import { useT } from '@/components/ui/useT'

import { addressOfFile, isPicture, type StoredFile } from './storedFile'

type Props = { file: StoredFile; onClose: () => void }

/** The document as an address of this page alone: files are sent to be saved, not to be shown. */
const useDocumentOf = (file: StoredFile) => {
  const [shown, setShown] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const asked = new AbortController()
    let address: string | null = null
    readFile(addressOfFile(file), 'application/pdf', asked.signal)
      .then((blob) => {
        address = URL.createObjectURL(blob)
        setShown(address)
      })
      .catch(() => setFailed(!asked.signal.aborted))
    return () => {
      asked.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [file])
  return { shown, hasFailed }
}

const PdfPreview = ({ file }: { file: StoredFile }) => {
  const t = useT()
  const { shown, hasFailed } = useDocumentOf(file)
  if (hasFailed) return <Alert tone="error">{t('common.connectionFailed')}</Alert>
  if (!shown) return <Spinner />
  return <iframe className="tender-files__document" src={shown} title={file.originalName} />
}

/** A picture or a PDF, to be looked at without saving it first. */
const FilePreview = ({ file, onClose }: Props) => {
  const t = useT()
  const address = addressOfFile(file)
  return (
    <Dialog
      open
      footer={
        <a className="ui-button ui-button--secondary" href={address}>
          <IconDownload aria-hidden="true" size={18} />
          {t('actions.download')}
        </a>
      }
      size="large"
      title={file.originalName}
      onClose={onClose}
    >
      {isPicture(file) ? (
        <img alt={file.originalName} className="tender-files__picture" src={address} />
      ) : (
        <PdfPreview file={file} />
      )}
    </Dialog>
  )
}

export default FilePreview
