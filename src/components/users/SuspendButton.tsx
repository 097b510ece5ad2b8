'use client'

import { IconUserOff, IconUserCheck } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { Button } from '@/components/ui/Button'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { useNotify } from '@/components/ui/useNotify'
import { useT } from '@/components/ui/useT'

import { postUserCommand } from './postUserCommand'
import type { UserSheet } from './userSheet'

type Props = { user: Pick<UserSheet, 'id' | 'name' | 'status'>; isSelf: boolean }

/** Suspends or unsuspends a user after a confirmation (CF3). */
export const SuspendButton = ({ user, isSelf }: Props) => {
  const t = useT()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const [isAsking, setAsking] = useState(false)
  const verb = user.status === 'active' ? 'suspend' : 'unsuspend'
  const suspends = verb === 'suspend'
  const Icon = suspends ? IconUserOff : IconUserCheck

  const confirm = async () => {
    const refusal = await postUserCommand(user.id, verb)
    if (refusal) return refusal
    notifySuccess(t(suspends ? 'users.suspended' : 'users.unsuspended'))
    router.refresh()
  }

  return (
    <>
      <Button
        icon={<Icon aria-hidden="true" size={18} />}
        tone="secondary"
        onClick={() => setAsking(true)}
      >
        {t(`users.${verb}`)}
      </Button>
      <ConfirmDialog
        blockedReason={suspends && isSelf ? t('refusals.cannotSuspendYourself') : undefined}
        confirmLabel={t(`users.${verb}`)}
        description={suspends ? t('users.suspendText') : undefined}
        destructive={suspends}
        open={isAsking}
        title={t(`users.${verb}Title`, { name: user.name })}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  )
}
