'use client'

import type { Icon } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'

import { Button } from '../../ui/controls/Button'

import { useBulkRows, type BulkRows } from '../bulk/bulkRowsContext'

type Props = {
  icon: Icon
  label: string
  /** The dialog, drawn while it is open. */
  children: (dialog: BulkRows & { onClose: () => void }) => ReactNode
}

/** Opens a dialog in which a domain does something of its own with the ticked rows of a list. */
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
