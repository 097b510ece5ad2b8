'use client'

import { Fragment } from 'react'

import { Field } from '../ui/inputs/Field'
import { TextArea, TextInput } from '../ui/inputs/TextInput'
import { useT } from '@/components/ui/useT'
import { MAIL_TEXTS, type MailText } from '@/domain/tenders/sending/mailText'
import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '@/domain/tenders/sending/sends'
import { directionOf, LOCALES, type Locale } from '@/i18n/locales'
import { NATIVE_NAMES } from '@/i18n/nativeNames'

import type { SectionProps } from './sectionProps'

const PARTS = [
  { subject: 'subject', text: 'text', about: 'about' },
  { subject: 'reminderSubject', text: 'reminderText', about: 'aboutReminder' },
] as const satisfies readonly { subject: MailText; text: MailText; about: string }[]

/** The quotation mails, in each language; empty ones use the default text. */
export const MailSection = ({ values, set, errors, canWrite }: SectionProps) => {
  const t = useT()
  const { mails, usualMails } = values
  const change = (locale: Locale, part: Partial<(typeof mails)[Locale]>) =>
    set('mails', { ...mails, [locale]: { ...mails[locale], ...part } })
  return (
    <>
      {PARTS.map(({ about, text }) => (
        <p key={about} className="settings-form__lead text-soft">
          {t(`settings.quotationMails.${about}`, {
            list: MAIL_TEXTS[text].map((name) => `{${name}}`).join(' '),
          })}
        </p>
      ))}
      {LOCALES.map((locale) => {
        const written = { dir: directionOf(locale), lang: locale, readOnly: !canWrite }
        return (
          <section key={locale} className="settings-form__part">
            <h3 lang={locale}>{NATIVE_NAMES[locale]}</h3>
            {PARTS.map(({ subject, text }) => (
              <Fragment key={subject}>
                <Field
                  error={errors[`quotationMails.${locale}.${subject}`]}
                  label={t(`settings.quotationMails.${subject}`)}
                >
                  {(input) => (
                    <TextInput
                      {...input}
                      {...written}
                      maxLength={MAX_SUBJECT_LENGTH}
                      placeholder={usualMails[locale][subject]}
                      value={mails[locale][subject]}
                      onChange={(event) => change(locale, { [subject]: event.currentTarget.value })}
                    />
                  )}
                </Field>
                <Field
                  error={errors[`quotationMails.${locale}.${text}`]}
                  label={t(`settings.quotationMails.${text}`)}
                >
                  {(input) => (
                    <TextArea
                      {...input}
                      {...written}
                      maxLength={MAX_MESSAGE_LENGTH}
                      placeholder={usualMails[locale][text]}
                      rows={9}
                      value={mails[locale][text]}
                      onChange={(event) => change(locale, { [text]: event.currentTarget.value })}
                    />
                  )}
                </Field>
              </Fragment>
            ))}
          </section>
        )
      })}
    </>
  )
}
