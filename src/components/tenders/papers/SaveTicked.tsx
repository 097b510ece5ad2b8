'use client'

import { IconFileZip } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useBulkRows } from '@/components/list/bulkRowsContext'
import { Button } from '@/components/ui/Button'
import { useT } from '@/components/ui/useT'

const PapersDialog = dynamic(() => import('./PapersDialog').then((module) => module.PapersDialog))

/** The papers of the ticked tenders of a list, in one archive. */
export const SaveTicked = () => {
  const t = useT()
  const { read } = useBulkRows()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        tone="secondary"
        icon={<IconFileZip aria-hidden="true" size={17} />}
        onClick={() => setIsOpen(true)}
      >
        {t('approvals.papers.save')}
      </Button>
      {isOpen && <PapersDialog read={read} onClose={() => setIsOpen(false)} />}
    </>
  )
}
