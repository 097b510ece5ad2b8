'use client'

import type { Icon } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'

import { Button } from '../../ui/controls/Button'

import { useBulkRows, type BulkRows } from '../bulk/bulkRowsContext'

type Props = {
  icon: Icon
  label: string
  /** The dialog, rendered while it is open. */
  children: (dialog: BulkRows & { onClose: () => void }) => ReactNode
}

/** Opens a dialog for a custom bulk action on the selected rows. */
export const TickedButton = ({ icon: Drawn, label, children }: Props) => {
  const { read } = useBulkRows()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        icon={<Drawn aria-hidden="true" size={17} />}
        size="small"
        tone="secondary"
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && children({ read, onClose: () => setIsOpen(false) })}
    </>
  )
}
