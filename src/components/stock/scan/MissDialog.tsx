'use client'

import { Dialog } from '../../ui/overlay/Dialog'
import { useT } from '@/components/ui/useT'
import { ScanMiss } from './ScanMiss'
import type { Miss } from './useCardScan'

/** Dialog that explains why a scan found no card, on pages without space for it. */
export const MissDialog = ({ miss, onClose }: { miss: Miss; onClose: () => void }) => {
  const t = useT()
  return (
    <Dialog open onClose={onClose} title={t('stockroom.scan.open')}>
      <ScanMiss miss={miss} />
    </Dialog>
  )
}
