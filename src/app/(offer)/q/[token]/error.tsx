'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'

import { FailedPage, type Failure } from '@/components/frame/pages/FailedPage'
import { useFailedReader } from '@/components/frame/pages/useFailedReader'

/** An offer that could not be shown, in the language of the page, to its customer. */
const OfferFailed = ({ error, reset }: { error: Failure; reset: () => void }) => {
  const router = useRouter()
  const { locale } = useFailedReader()
  const again = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <FailedPage isCustomer locale={locale} error={error} onAgain={again} />
}

export default OfferFailed
