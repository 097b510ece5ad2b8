'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'

import { paths } from '@/catalog/paths'
import { MessagePage } from '@/components/frame/pages/MessagePage'
import { Button } from '@/components/ui/Button'
import { useT } from '@/components/ui/useT'

type Props = { error: Error & { digest?: string }; reset: () => void }

/** A page that could not be made: the database was busy, or something is wrong. Nothing is lost. */
const PageFailed = ({ error, reset }: Props) => {
  const t = useT()
  const router = useRouter()
  useEffect(() => {
    document.title = t('pages.failedTitle')
  }, [t])
  const again = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <MessagePage
      code="500"
      title={t('pages.failed')}
      text={t('pages.failedText', { code: error.digest ?? '—' })}
    >
      <Button onClick={again}>{t('actions.tryAgain')}</Button>
      <a className="ui-button ui-button--ghost" href={paths.root()}>
        {t('pages.backToHome')}
      </a>
    </MessagePage>
  )
}

export default PageFailed
