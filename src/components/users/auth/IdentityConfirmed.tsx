'use client'

import { useEffect } from 'react'

import type { SsoProblem } from '@/domain/users/oidc'
import { Button } from '../../ui/controls/Button'
import { Alert } from '../../ui/layout/Alert'
import { sendConfirmed } from '../../ui/requests/confirmWindow'
import { useT } from '@/components/ui/useT'

import { AuthFrame } from './AuthFrame'
import { ssoWords } from '@/present/users/ssoWords'

/** The result of a confirmation at the provider: sends it to the page that opened the window, and closes. */
export const IdentityConfirmed = ({
  problem,
  siteTitle,
}: {
  problem: SsoProblem | null
  siteTitle: string
}) => {
  const t = useT()
  useEffect(() => {
    sendConfirmed(problem)
    // Browsers close only windows that a script opened; in others the message stays.
    if (!problem) window.close()
  }, [problem])
  return (
    <AuthFrame
      siteTitle={siteTitle}
      text={problem ? undefined : t('factors.confirmedText')}
      title={t(problem ? 'factors.confirmTitle' : 'factors.confirmedTitle')}
    >
      <div className="auth__form">
        {problem && <Alert tone="error">{t(ssoWords(problem))}</Alert>}
        <Button block tone="secondary" onClick={() => window.close()}>
          {t('actions.close')}
        </Button>
      </div>
    </AuthFrame>
  )
}
