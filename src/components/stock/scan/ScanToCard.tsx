'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { paths } from '@/catalog/paths'
import { CameraButton } from '@/components/ui/scan/CameraButton'
import { useScanner } from '@/components/ui/scan/useScanner'
import { useCardScan } from './useCardScan'

const MissDialog = dynamic(() => import('./MissDialog').then((module) => module.MissDialog))

/** In the list of cards: a scanned code opens its card. */
export const ScanToCard = () => {
  const router = useRouter()
  const { take, miss, forget } = useCardScan(
    ({ id }) => router.push(paths.stockCardView(Number(id))),
    { takesArchived: true },
  )
  useScanner(take)
  return (
    <>
      <CameraButton onCode={take} />
      {miss && <MissDialog miss={miss} onClose={forget} />}
    </>
  )
}
