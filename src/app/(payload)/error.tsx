'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'

import { FailedPage, type Failure } from '@/components/frame/pages/FailedPage'
import { useLocale } from '@/components/ui/useT'

/** A page that could not be made, within its frame. */
const PageFailed = ({ error, reset }: { error: Failure; reset: () => void }) => {
  const router = useRouter()
  const again = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <FailedPage locale={useLocale()} error={error} onAgain={again} />
}

export default PageFailed
