'use client'

import { IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Alert } from '../../ui/layout/Alert'
import { Dialog } from '../../ui/overlay/Dialog'
import { Spinner } from '../../ui/layout/Spinner'
import { useT } from '@/components/ui/useT'
import { addressOfFile, isPicture, type StoredFile } from './storedFile'
import { ApiFailure, refusalOf } from '@/components/ui/requests/api'

/**
 * Reads a stored file from our own API.
 * @param type the MIME type to use, whatever the response declares
 * @throws ApiFailure when the answer is a refusal
 */
const readFile = async (path: string, type: string, signal?: AbortSignal): Promise<Blob> => {
  // eslint-disable-next-line no-restricted-globals -- a file, which callApi would read as JSON
  const response = await fetch(path, { credentials: 'same-origin', signal })
  if (!response.ok) throw new ApiFailure(refusalOf(response, null))
  return new Blob([await response.arrayBuffer()], { type })
}

type Props = { file: StoredFile; onClose: () => void }

/** The document as an object URL: the server sends files as downloads. */
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

/** Preview of an image or PDF. */
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
