'use client'

import { useRef, useState } from 'react'

import { Field } from '../../ui/inputs/Field'
import { TextInput } from '../../ui/inputs/TextInput'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { callApi, type ApiRefusal } from '../../ui/requests/api'
import { answerWithPasskey } from '../../ui/requests/passkeys'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import { PASSKEY_NAME_LENGTH } from '@/domain/users/passkeys'

/** A passkey as its owner sees it. */
export type PasskeySheet = {
  id: number
  name: string
  addedAt: string
  usedAt: string | null
  isUsable: boolean
}

/** Commands of the list of passkeys. */
export type PasskeyAsked = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: PasskeySheet }

type Props = {
  asked: PasskeyAsked
  /** It is the first and only factor: its owner gets recovery codes. */
  isFirst: boolean
  /** Without this one the password alone signs in. */
  isLast: boolean
  onClose: () => void
  onDone: (codes?: readonly string[]) => void
}

/** Texts of each dialog. */
const WORDS = {
  add: { title: 'factors.passkeyAddTitle', confirm: 'factors.passkeyAdd' },
  rename: { title: 'factors.passkeyRenameTitle', confirm: 'factors.passkeyRename' },
  remove: { title: 'factors.passkeyRemoveTitle', confirm: 'factors.passkeyRemove' },
} as const

/** Adds a passkey with a name, renames one, or confirms its removal. */
export const PasskeyDialog = ({ asked, isFirst, isLast, onClose, onDone }: Props) => {
  const t = useT()
  const { notifySuccess } = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [atName, setAtName] = useState<string | undefined>()
  const { kind } = asked
  const passkey = kind === 'add' ? null : asked.passkey

  /** A refusal of the name is shown at its field; any other at the foot of the dialog. */
  const refuse = (refusal: ApiRefusal): string => {
    const { name, registration } = refusal.fields
    setAtName(name)
    if (name) input.current?.focus()
    return registration ?? name ?? refusal.message ?? t('common.connectionFailed')
  }
  const add = async (name: string) => {
    const question = await callApi<Record<string, unknown>>('/api/users/passkeys/begin', {
      method: 'POST',
    })
    const made = await answerWithPasskey(question, 'create')
    if (!made.ok) return made.refusal ? refuse(made.refusal) : t(made.reason)
    const outcome = await callApi<{ codes?: string[] }>('/api/users/passkeys/add', {
      body: { name, registration: made.answer },
    })
    if (!outcome.ok) return refuse(outcome)
    notifySuccess(t('factors.passkeyAdded'))
    onDone(outcome.data.codes)
  }
  const change = async (path: string, body: object, done: string) => {
    const outcome = await callApi(`/api/users/passkeys/${path}`, { body })
    // Removed in another tab meanwhile: the page shows it.
    if (!outcome.ok && outcome.status !== 404) return refuse(outcome)
    if (outcome.ok) notifySuccess(done)
    onDone()
  }
  const confirm = () => {
    const name = input.current?.value ?? ''
    setAtName(undefined)
    if (!passkey) return add(name)
    const { id } = passkey
    return kind === 'rename'
      ? change('rename', { id, name }, t('factors.passkeyRenamed'))
      : change('remove', { id }, t('factors.passkeyRemoved'))
  }

  const removeText = t(isLast ? 'factors.passkeyRemoveLastText' : 'factors.passkeyRemoveText')
  const addText = (
    <>
      {t('factors.passkeyAddText')} {isFirst && t('factors.passkeyAddFirst')}
    </>
  )
  return (
    <ConfirmDialog
      open
      confirmLabel={t(WORDS[kind].confirm)}
      description={kind === 'add' ? addText : kind === 'remove' ? removeText : undefined}
      destructive={kind === 'remove'}
      title={t(WORDS[kind].title, { name: passkey?.name ?? '' })}
      onClose={onClose}
      onConfirm={confirm}
    >
      {kind !== 'remove' && (
        <Field
          required
          error={atName}
          hint={t('factors.passkeyNameHint')}
          label={t('factors.passkeyName')}
        >
          {(props) => (
            <TextInput
              {...props}
              ref={input}
              required
              autoComplete="off"
              defaultValue={passkey?.name}
              maxLength={PASSKEY_NAME_LENGTH}
              name="name"
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  )
}
