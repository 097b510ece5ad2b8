'use client'

import { useSwitchLanguage } from '@/components/frame/shell/useSwitchLanguage'
import { Field } from '../../ui/inputs/Field'
import { useLocale, useT } from '@/components/ui/useT'
import { LOCALES, isLocale } from '@/i18n/locales'
import { NATIVE_NAMES } from '@/i18n/nativeNames'

/** The language of the interface, each by its own name; changes at once, like in the navbar. */
export const LanguageField = () => {
  const t = useT()
  const locale = useLocale()
  const switchLanguage = useSwitchLanguage()
  return (
    <Field hint={t('account.languageHint')} label={t('account.language')}>
      {(input) => (
        <select
          {...input}
          className="ui-input"
          value={locale}
          onChange={({ currentTarget: { value } }) => {
            if (isLocale(value)) switchLanguage(value)
          }}
        >
          {LOCALES.map((value) => (
            <option key={value} lang={value} value={value}>
              {NATIVE_NAMES[value]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
