'use client'

import {
  ConfirmPasswordField,
  EmailField,
  PasswordField,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
} from '@payloadcms/ui'
import { IconKey } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'

import { Button } from '../ui/controls/Button'
import { Field } from '../ui/inputs/Field'
import { Select } from '../ui/inputs/Select'
import { SwitchRow } from '../ui/inputs/SwitchRow'
import { PasswordRules } from '../ui/inputs/PasswordRules'
import { useLocale, useT } from '@/components/ui/useT'
import { isEmailAddress } from '@/domain/shared/email'
import { INVITATION_DAYS } from '@/domain/users/signInState'
import { LOCALES, type Locale } from '@/i18n/locales'
import { MIN_PASSWORD_LENGTH, passwordRules, refusePasswordLength } from '@/domain/users/password'

type Props = {
  isReadOnly: boolean
  /** A new user can be invited by mail instead of getting a password. */
  canInvite: boolean
  onPassword: (has: boolean) => void
  /** Language of the invitation. */
  onLanguage: (language: Locale) => void
}

/** Fields only the form itself can check: the confirmation is never sent to the server. */
export const PASSWORDS = ['password', 'confirm-password'] as const

/** Whether records of a collection sign in with a password. */
export const hasPasswords = (config: object | undefined): boolean => {
  const auth = (config as { auth?: { disableLocalStrategy?: unknown } } | undefined)?.auth
  return Boolean(auth) && !auth?.disableLocalStrategy
}

const TYPED = ['password', 'confirm-password', 'name', 'email'] as const

/** The rules of the password being typed, together with the other fields of the form. */
const TypedPasswordRules = () => {
  // A string, so that other fields of the form do not re-render this.
  const typed = useFormFields(([fields]) =>
    JSON.stringify(TYPED.map((path) => String(fields[path]?.value ?? ''))),
  )
  const [password = '', confirmation = '', ...context] = JSON.parse(typed) as string[]
  return <PasswordRules rules={passwordRules({ password, confirmation, context })} />
}

type ChoiceProps = {
  isDisabled: boolean
  isInviting: boolean
  onInvite: (isInviting: boolean) => void
  onLanguage: (language: Locale) => void
}

/**
 * How a new user gets their first password: by a mailed link, or from the creator of the account.
 */
const InviteChoice = ({ isDisabled, isInviting, onInvite, onLanguage }: ChoiceProps) => {
  const t = useT()
  const [language, setLanguage] = useState<Locale>(useLocale())
  const choose = (next: Locale) => {
    setLanguage(next)
    onLanguage(next)
  }
  return (
    <>
      <SwitchRow
        checked={isInviting}
        disabled={isDisabled}
        hint={t('users.inviteHint', { days: INVITATION_DAYS })}
        label={t('users.inviteByMail')}
        onChange={onInvite}
      />
      {isInviting && (
        <Field label={t('users.inviteLanguage')}>
          {(input) => (
            <Select
              {...input}
              disabled={isDisabled}
              options={LOCALES.map((value) => ({ value, label: t(`common.languages.${value}`) }))}
              value={language}
              onChange={choose}
            />
          )}
        </Field>
      )}
    </>
  )
}

/** E-mail and password of a user: required for a new one, changed on request later. */
export const AccountFields = ({ isReadOnly, canInvite, onPassword, onLanguage }: Props) => {
  const t = useT()
  const { id } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const checkEmail = useCallback(
    (value: unknown) => {
      if (typeof value !== 'string' || value.trim() === '') return t('refusals.required')
      return isEmailAddress(value.trim()) || t('refusals.invalidEmail')
    },
    [t],
  )
  const checkPassword = useCallback(
    (value: unknown) => {
      if (typeof value !== 'string' || value === '') return t('refusals.required')
      const refused = refusePasswordLength(value)
      return refused ? t(`refusals.${refused.code}`, { min: MIN_PASSWORD_LENGTH }) : true
    },
    [t],
  )
  const isModified = useFormModified()
  const [isChanging, setChanging] = useState(!id && !canInvite)
  const isInviting = canInvite && !id && !isChanging

  const change = (next: boolean) => {
    for (const path of PASSWORDS) {
      if (next)
        dispatchFields({
          type: 'UPDATE',
          path,
          valid: false,
          errorMessage: t('refusals.required'),
        })
      else dispatchFields({ type: 'REMOVE', path })
    }
    onPassword(next)
    setChanging(next)
  }

  // Close the fields once the form was saved.
  const [wasModified, setWasModified] = useState(isModified)
  if (wasModified !== isModified) setWasModified(isModified)
  useEffect(() => {
    if (id && wasModified && !isModified) {
      setChanging(false)
      onPassword(false)
    }
  }, [id, wasModified, isModified, onPassword])

  return (
    <section className="doc-card doc-account">
      <h2 className="doc-card__title">{t('document.account')}</h2>
      <EmailField
        field={{
          name: 'email',
          label: t('auth.email'),
          required: true,
          admin: { autoComplete: 'off' },
        }}
        path="email"
        readOnly={isReadOnly}
        schemaPath="email"
        validate={checkEmail}
      />
      {canInvite && !id && (
        <InviteChoice
          isDisabled={isReadOnly}
          isInviting={isInviting}
          onInvite={(next) => change(!next)}
          onLanguage={onLanguage}
        />
      )}
      {isChanging && (
        <div className="doc-account__passwords">
          <PasswordField
            autoComplete="new-password"
            field={{ name: 'password', label: t('auth.newPassword'), required: true }}
            indexPath=""
            parentPath=""
            parentSchemaPath=""
            path="password"
            schemaPath="password"
            validate={checkPassword}
          />
          <ConfirmPasswordField disabled={isReadOnly} />
        </div>
      )}
      {isChanging && <TypedPasswordRules />}
      {id && !isReadOnly ? (
        <div className="doc-account__tools">
          <Button
            size="small"
            tone="secondary"
            icon={<IconKey aria-hidden="true" size={16} />}
            onClick={() => change(!isChanging)}
          >
            {t(isChanging ? 'document.keepPassword' : 'document.changePassword')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
