'use client'

import { IconPrinter } from '@tabler/icons-react'
import dynamic from 'next/dynamic'

import { TickedButton } from '../../list/views/TickedButton'
import { useT } from '@/components/ui/useT'

const LabelsDialog = dynamic(() => import('./LabelsDialog').then((module) => module.LabelsDialog))

/** Labels of the selected cards of a list. */
export const PrintTicked = () => (
  <TickedButton icon={IconPrinter} label={useT()('stockroom.labels.print')}>
    {({ read, onClose }) => (
      <LabelsDialog
        cards={async () => (await read()).map(({ id, name }) => ({ id: Number(id), name }))}
        onClose={onClose}
      />
    )}
  </TickedButton>
)
