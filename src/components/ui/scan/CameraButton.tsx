'use client'

import { IconCamera } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import { IconButton } from '../controls/IconButton'
import { useT } from '../useT'

// Loaded with the barcode reader, which is a megabyte.
const CameraDialog = dynamic(() => import('./CameraDialog').then((module) => module.CameraDialog))

type Props = {
  onCode: (code: string) => void
  isSeries?: boolean
  /** Results so far, shown in the dialog. */
  children?: ReactNode
}

/** Opens the camera to read one or several codes. */
export const CameraButton = ({ onCode, isSeries, children }: Props) => {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('stockroom.scan.title')}
        icon={<IconCamera aria-hidden="true" size={20} />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <CameraDialog isSeries={isSeries} onCode={onCode} onClose={() => setIsOpen(false)}>
          {children}
        </CameraDialog>
      )}
    </>
  )
}
