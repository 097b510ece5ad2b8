'use client'

import { IconFileZip } from '@tabler/icons-react'
import dynamic from 'next/dynamic'

import { TickedButton } from '../../list/views/TickedButton'
import { useT } from '@/components/ui/useT'

const PapersDialog = dynamic(() => import('./PapersDialog').then((module) => module.PapersDialog))

/** Downloads the PDFs of the selected tenders in one archive. */
export const SaveTicked = () => (
  <TickedButton icon={IconFileZip} label={useT()('approvals.papers.save')}>
    {(dialog) => <PapersDialog {...dialog} />}
  </TickedButton>
)
