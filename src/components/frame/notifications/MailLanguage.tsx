'use client'

import { useState } from 'react'

import { LOCALES, type Locale } from '@/i18n/locales'

import { Field } from '../../ui/inputs/Field'
import { Select } from '../../ui/inputs/Select'
import { callApi } from '../../ui/requests/api'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'

/**
 * The language of a user's mails; empty for that of the pages they last used. Saved at once.
 * @param props.user the signed-in user
 */
export const MailLanguage = ({ user }: { user: { id: number; mailLanguage: Locale | null } }) => {
  const t = useT()
  const { notifyFailure } = useNotify()
  const [language, setLanguage] = useState<Locale | ''>(user.mailLanguage ?? '')
  const choose = async (next: Locale | '') => {
    setLanguage(next)
    const body = { mailLanguage: next || null }
    const { ok } = await callApi(`/api/users/${user.id}`, { method: 'PATCH', body })
    if (ok) return
    setLanguage(language)
    notifyFailure()
  }
  return (
    <Field hint={t('notifications.mailLanguageText')} label={t('users.fields.mailLanguage')}>
      {(input) => (
        <Select
          {...input}
          className="notification-settings__language"
          empty={t('notifications.lastLanguage')}
          options={LOCALES.map((value) => ({ value, label: t(`common.languages.${value}`) }))}
          value={language}
          onChange={(next: Locale | '') => void choose(next)}
        />
      )}
    </Field>
  )
}
