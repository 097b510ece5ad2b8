import { fieldsOf, readBody, type CommandBody } from '@/catalog/commands/bodies/body'
import type { COMMANDS } from '@/catalog/commands/entries'
import { splitAddresses } from '@/domain/shared/email'
import { readDecimal } from '@/domain/shared/readDecimal'
import type { RefusalCode } from '@/domain/shared/refusal'
import type { TypingLocale } from '@/domain/shared/text/typedText'
import { customerOf } from './inputs/customerAnswer'
import { quantitiesOf } from './inputs/quantityAnswers'

type Registry = typeof COMMANDS
type Known = { [Slug in keyof Registry]: Registry[Slug][keyof Registry[Slug]] }[keyof Registry]
type FieldsOf<Command> = Command extends { body: infer Body } ? keyof Body : never

/** Every body field of any record command. */
export type AnswerField = FieldsOf<Known> & string

/** The values in a command's dialog, by body field. */
export type Answers = Readonly<Partial<Record<AnswerField, string>>>

/** By field, or by field and part (`quantities.12`). */
type Problems = Readonly<Record<string, RefusalCode>>

/** The value of a ticked checkbox; unticked is empty. */
export const YES = 'yes'

/** The request body of a command, as JSON. */
export type SentBody = Record<string, string | boolean | string[] | Record<string, string>>

/** Parses typed quantities; ambiguous ones are reported. Empty ones are left out. */
const readQuantities = (answer: string, locale: TypingLocale) => {
  const sent: Record<string, string> = {}
  const unread: string[] = []
  for (const [card, text] of Object.entries(quantitiesOf(answer))) {
    if (text.trim() === '') continue
    const value = readDecimal(text, locale)
    if (value === null) unread.push(card)
    else sent[card] = value
  }
  return { sent, unread }
}

/** Initial values of a command's dialog: the first option of a required choice. */
export const firstAnswers = (asked: CommandBody): Answers =>
  Object.fromEntries(
    fieldsOf(asked).flatMap(([name, { isRequired, options }]) =>
      isRequired && options?.[0] ? [[name, options[0]]] : [],
    ),
  )

/**
 * Builds a command's request body: trimmed texts, numbers in canonical form, without empty values.
 * The endpoint uses the same schema.
 * @returns the body, and errors by field: an ambiguous number (`1.5` in Turkish) never leaves the
 *   browser
 */
export const commandBody = (args: {
  asked: CommandBody
  answers: Answers
  locale: TypingLocale
}): { body: SentBody; problems: Problems } => {
  const { asked, answers, locale } = args
  const body: SentBody = {}
  const unread: Record<string, RefusalCode> = {}
  for (const [name, { input }] of fieldsOf(asked)) {
    const field = name as AnswerField
    const text = (answers[field] ?? '').trim()
    // An empty list of addresses is valid: no mail is sent.
    if (input === 'addresses') {
      body[field] = splitAddresses(text)
      continue
    }
    if (input === 'quantities') {
      const quantities = readQuantities(text, locale)
      body[field] = quantities.sent
      for (const card of quantities.unread) unread[`${field}.${card}`] = 'notADecimal'
      continue
    }
    if (input === 'customer') {
      body[field] = customerOf(text)
      continue
    }
    if (input === 'yes') {
      if (text === YES) body[field] = true
      continue
    }
    const value = text !== '' && input === 'decimal' ? readDecimal(text, locale) : text
    if (value === null) unread[field] = 'notADecimal'
    else if (value !== '') body[field] = value
  }
  const read = readBody(asked, body)
  const fields = 'fields' in read ? read.fields : []
  const problems = Object.fromEntries(fields.map(({ path, code }) => [path, code]))
  return { body, problems: { ...problems, ...unread } }
}
