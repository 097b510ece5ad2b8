'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'

import { codeOf, FailedPage, type Failure } from '@/components/frame/pages/FailedPage'
import { useT } from '@/components/ui/useT'

/** An error page within the frame. */
const PageFailed = ({ error, reset }: { error: Failure; reset: () => void }) => {
  const t = useT()
  const router = useRouter()
  const again = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <FailedPage
      words={{
        title: t('pages.failedTitle'),
        failed: t('pages.failed'),
        text: t('pages.failedText', { code: codeOf(error) }),
        again: t('actions.tryAgain'),
        home: t('pages.backToHome'),
      }}
      onAgain={again}
    />
  )
}

export default PageFailed
