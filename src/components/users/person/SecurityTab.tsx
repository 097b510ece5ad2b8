'use client'

import { IconDeviceDesktop } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'

import { NewPasswordForm } from '@/components/users/password/NewPasswordForm'
import { Alert } from '@/components/ui/Alert'
import { ButtonLink } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'

type Props = {
  user: { id: number; name: string; email: string }
  isSelf: boolean
  canWrite: boolean
  /** Absent where the reader may not see sessions. */
  openSessions: number | null
}

/** Sets another user's password, for administrators; one's own is changed in the account. */
export const SecurityTab = ({ user, isSelf, canWrite, openSessions }: Props) => {
  const t = useT()
  const router = useRouter()
  return (
    <Card title={t('users.setPassword')}>
      {openSessions !== null && (
        <p className="user-sessions">
          <IconDeviceDesktop aria-hidden="true" size={18} />
          {t('users.openSessions', { n: openSessions })}
        </p>
      )}
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
            notice={t('users.passwordSet', { name: user.name })}
            submitLabel={t('users.setPassword')}
            userId={user.id}
            onDone={() => router.refresh()}
          />
        </>
      ) : (
        <Alert>{t('users.noWriteText')}</Alert>
      )}
    </Card>
  )
}
