'use client'

import type { ReactNode } from 'react'

import { NewPasswordForm } from '@/components/users/password/NewPasswordForm'
import { Alert } from '../../ui/layout/Alert'
import { ButtonLink } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'

type Props = {
  user: { id: number; name: string; email: string }
  isSelf: boolean
  canWrite: boolean
  /** The open sessions, where the reader may see them. */
  sessions: ReactNode
}

/** Sets another user's password, for administrators, and shows where they are signed in. */
export const SecurityTab = ({ user, isSelf, canWrite, sessions }: Props) => {
  const t = useT()
  return (
    <div className="account-stack">
      <Card title={t('users.setPassword')}>
        {isSelf ? (
          <>
            <p className="text-soft">{t('users.ownPasswordText')}</p>
            <ButtonLink href={paths.accountSecurity()} tone="soft">
              {t('nav.accountSettings')}
            </ButtonLink>
          </>
        ) : canWrite ? (
          <>
            <p className="text-soft">{t('users.setPasswordText')}</p>
            <NewPasswordForm
              asksCurrent={false}
              email={user.email}
              name={user.name}
              notice={t('users.passwordSet', { name: user.name })}
              submitLabel={t('users.setPassword')}
              userId={user.id}
            />
          </>
        ) : (
          <Alert>{t('users.noWriteText')}</Alert>
        )}
      </Card>
      {sessions}
    </div>
  )
}
