'use client'

import { IconPrinter } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useBulkRows } from '@/components/list/bulkRowsContext'
import { Button } from '@/components/ui/Button'
import { useT } from '@/components/ui/useT'

const LabelsDialog = dynamic(() => import('./LabelsDialog').then((module) => module.LabelsDialog))

/** Labels of the ticked cards of a list. */
export const PrintTicked = () => {
  const t = useT()
  const { read } = useBulkRows()
  const [isOpen, setIsOpen] = useState(false)
  const cards = async () => (await read()).map(({ id, name }) => ({ id: Number(id), name }))
  return (
    <>
      <Button
        size="small"
        tone="secondary"
        icon={<IconPrinter aria-hidden="true" size={17} />}
        onClick={() => setIsOpen(true)}
      >
        {t('stockroom.labels.print')}
      </Button>
      {isOpen && <LabelsDialog cards={cards} onClose={() => setIsOpen(false)} />}
    </>
  )
}
