'use client'

import { useAuth } from '@payloadcms/ui'
import { useId, useState, type FormEvent } from 'react'

import { callApi } from '../ui/requests/api'
import { Button, ButtonLink } from '../ui/controls/Button'
import { Dialog } from '../ui/overlay/Dialog'
import { Field } from '../ui/inputs/Field'
import { PasswordInput } from '../ui/inputs/PasswordInput'
import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'

import { useSave } from './save/SaveContext'
import type { Outcome } from './save/sendDocument'

/** Lets the user sign in again without leaving the form, then saves it. */
export const SignInAgain = ({ outcome }: { outcome: Outcome | null }) => {
  const t = useT()
  const { user } = useAuth<{ id: number; email?: string }>()
  const { save } = useSave()
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [closed, setClosed] = useState<Outcome | null>(null)
  // The user is still in memory after the session has ended.
  const [email, setEmail] = useState(user?.email ?? '')
  if (user?.email && user.email !== email) setEmail(user.email)
  const form = useId()
  const isOpen = outcome?.kind === 'signedOut' && closed !== outcome

  const close = () => {
    setClosed(outcome)
    setPassword('')
    setError(null)
  }
  const signIn = async (event: FormEvent) => {
    event.preventDefault()
    // In React's tree it is inside the page's own form.
    event.stopPropagation()
    if (isBusy) return
    setBusy(true)
    setError(null)
    const answer = await callApi('/api/users/login', { body: { email, password } })
    setBusy(false)
    if (!answer.ok) {
      const noAnswer = answer.status === 0
      return setError(answer.message ?? t(noAnswer ? 'common.connectionFailed' : 'common.failure'))
    }
    close()
    save()
  }

  return (
    <Dialog
      open={isOpen}
      title={t('document.signIn.title')}
      description={t('document.signIn.text')}
      busy={isBusy}
      error={error}
      onClose={close}
      footer={
        <>
          <ButtonLink href={paths.login()} target="_blank" tone="ghost">
            {t('document.signIn.newTab')}
          </ButtonLink>
          <Button type="submit" form={form} busy={isBusy}>
            {t('document.signIn.submit')}
          </Button>
        </>
      }
    >
      <form className="doc-sign-in" id={form} onSubmit={(event) => void signIn(event)}>
        <p>
          <bdi dir="ltr">{email}</bdi>
        </p>
        <input autoComplete="username" hidden readOnly name="username" value={email} />
        <Field label={t('auth.password')} required>
          {(input) => (
            <PasswordInput
              {...input}
              autoFocus
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
