'use client'

import { Dialog } from '../../ui/overlay/Dialog'
import { useT } from '@/components/ui/useT'
import { ScanMiss } from './ScanMiss'
import type { Miss } from './useCardScan'

/** Why a scan took no card, where there is no place for it on the page. */
export const MissDialog = ({ miss, onClose }: { miss: Miss; onClose: () => void }) => {
  const t = useT()
  return (
    <Dialog open onClose={onClose} title={t('stockroom.scan.open')}>
      <ScanMiss miss={miss} />
    </Dialog>
  )
}
