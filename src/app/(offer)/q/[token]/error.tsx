'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'

import FailedForReader from '@/components/frame/pages/FailedForReader'
import type { Failure } from '@/components/frame/pages/FailedPage'

/** The error page of an offer, in the language of the offer. */
const OfferFailed = ({ error, reset }: { error: Failure; reset: () => void }) => {
  const router = useRouter()
  const again = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <FailedForReader error={error} onAgain={again} />
}

export default OfferFailed
