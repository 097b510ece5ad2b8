'use client'

import { useRouter } from 'next/navigation'
import { paths } from '@/catalog/paths'
import { CameraButton } from '@/components/ui/scan/CameraButton'
import { useScanner } from '@/components/ui/scan/useScanner'
import { Dialog } from '@/components/ui/Dialog'
import { useT } from '@/components/ui/useT'
import { ScanMiss } from './ScanMiss'
import { useCardScan } from './useCardScan'

/** In the list of cards: a scanned code opens its card. */
export const ScanToCard = () => {
  const t = useT()
  const router = useRouter()
  const { take, miss, forget } = useCardScan(({ id }) =>
    router.push(paths.stockCardView(Number(id))),
  )
  useScanner(take)
  return (
    <>
      <CameraButton onCode={take} />
      <Dialog open={miss !== null} onClose={forget} title={t('stockroom.scan.open')}>
        <ScanMiss miss={miss} />
      </Dialog>
    </>
  )
}
