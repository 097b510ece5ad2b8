import type { Field } from 'payload'
import type { TextByLanguage } from '@/domain/settings/terms'
import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '@/domain/tenders/sending/sends'
import { richTextField } from '@/fields/richTextField'
import { label } from '@/i18n/label'
import { LOCALES } from '@/i18n/locales'
import { NATIVE_NAMES } from '@/i18n/nativeNames'

/** A formatted text in each language. */
export const textByLanguage = (name: TextByLanguage): Field => ({
  name,
  type: 'group',
  label: label(`settings.fields.${name}`),
  fields: LOCALES.map((locale) =>
    richTextField({ name: locale, maxLength: 20000, label: NATIVE_NAMES[locale] }),
  ),
})

const subject = (name: 'subject' | 'reminderSubject'): Field => ({
  name,
  type: 'text',
  maxLength: MAX_SUBJECT_LENGTH,
  label: label(`settings.quotationMails.${name}`),
})

const message = (name: 'text' | 'reminderText'): Field => ({
  name,
  type: 'textarea',
  maxLength: MAX_MESSAGE_LENGTH,
  label: label(`settings.quotationMails.${name}`),
})

/** The mails of a quotation and of its reminder, in each language. */
export const quotationMails: Field = {
  name: 'quotationMails',
  type: 'group',
  label: label('settings.fields.quotationMails'),
  fields: LOCALES.map((locale) => ({
    name: locale,
    type: 'group',
    label: NATIVE_NAMES[locale],
    fields: [
      subject('subject'),
      message('text'),
      subject('reminderSubject'),
      message('reminderText'),
    ],
  })),
}
