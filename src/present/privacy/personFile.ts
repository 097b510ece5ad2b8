import type { TypedPerson } from '@/domain/privacy/person'
import { escapeHtml } from '@/domain/shared/text/escapeHtml'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

/** A person's data in one table; labels in the reader's language. */
export type PersonPart = {
  table: string
  name: string
  purpose: string
  bases: string[]
  kept: string
  rows: { key: string; values: { name: string; value: string }[] }[]
}

/** The answer to a person's request for their data. */
export type PersonFile = {
  /** The company's name, from the settings. */
  company: string
  day: string
  typed: TypedPerson
  parts: PersonPart[]
}

/** The machine-readable file (data portability, GDPR article 20). */
export const personJson = (file: PersonFile): string => JSON.stringify(file, null, 2)

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}' +
  'dl{border-block-start:1px solid #ccc;padding-block:.5rem;margin:0}' +
  'dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}'

/** The printable file: one document without scripts or external resources. */
export const personHtml = (file: PersonFile, locale: Locale): string => {
  const t = createTranslator(locale)
  const { company, day, typed, parts } = file
  const title = escapeHtml(t('privacy.file.title'))
  const asked = [typed.name, typed.email, typed.phone].filter((text) => text !== null)
  const section = ({ name, purpose, bases, kept, rows }: PersonPart) =>
    [
      `<h2>${escapeHtml(name)}</h2>`,
      `<p>${escapeHtml(purpose)}<br>${escapeHtml(bases.join('; '))}<br>${escapeHtml(t('privacy.register.kept'))}: ${escapeHtml(kept)}</p>`,
      ...rows.map(
        ({ values }) =>
          `<dl>${values
            .map(
              (each) =>
                `<dt>${escapeHtml(each.name)}</dt><dd dir="auto">${escapeHtml(each.value)}</dd>`,
            )
            .join('')}</dl>`,
      ),
    ].join('\n')
  return [
    '<!doctype html>',
    `<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`,
    `<head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>`,
    `<body><h1>${title}</h1>`,
    `<p>${escapeHtml([company, day].filter(Boolean).join(' · '))}<br>${escapeHtml(t('privacy.file.about', { person: asked.join(', ') }))}</p>`,
    ...parts.map(section),
    `<p>${escapeHtml(t('privacy.file.masked'))}</p>`,
    '</body></html>',
    '',
  ].join('\n')
}
