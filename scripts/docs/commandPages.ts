import { fieldsOf, type CommandBody } from '../../src/catalog/commands/bodies/body'
import {
  refusalsOf,
  type BodyReading,
  type Command,
  type CommandRight,
  type ListCommand,
  type RootCommand,
} from '../../src/catalog/commands/command'
import { COMMANDS, LIST_COMMANDS, ROOT_COMMANDS } from '../../src/catalog/commands/entries'
import { BODY_READINGS } from '../../src/catalog/commands/readings'
import { REFUSALS, type RefusalCode } from '../../src/domain/shared/refusal'
import { createTranslator } from '../../src/i18n/translate'
import type { MessageKey } from '../../src/i18n/messages'
import { collectionTable, eventTable } from './catalogPages'
import { code, list, row, withSection } from './markdown'

const rightText = ([action, subject, field]: CommandRight): string => {
  if (field === '*') return `${action} all of ${subject}`
  return field ? `${action} ${subject}.${field}` : `${action} ${subject}`
}

const needsOf = ({ needs, ofAnother }: Pick<Command, 'needs' | 'ofAnother'>): string => {
  const all = needs.map(rightText).join(' and ') || 'signed in'
  return ofAnother ? `${all}; for another's also ${rightText(ofAnother)}` : all
}

const bodyText = (body: CommandBody): string =>
  fieldsOf(body)
    .map(([name, { isRequired }]) => (isRequired ? name : `${name}?`))
    .join(', ')

const sentOf = (body: CommandBody) => (bodyText(body) ? code(`{${bodyText(body)}}`) : '')

const fieldRow = (command: string, body: CommandBody): string[] =>
  fieldsOf(body).map(([name, { codes }]) => row(code(command), code(name), list(codes)))

const records = Object.entries(COMMANDS).flatMap(([slug, commands]) =>
  Object.values<Command>(commands).map((command) => ({ slug, ...command })),
)
const lists = Object.entries(LIST_COMMANDS).flatMap(([slug, commands]) =>
  Object.values<ListCommand>(commands).map((command) => ({ slug, ...command })),
)
const roots = Object.entries(ROOT_COMMANDS).flatMap(([slug, commands]) =>
  Object.values<RootCommand>(commands).map((command) => ({ slug, ...command })),
)
const readings = Object.entries(BODY_READINGS).flatMap(([slug, all]) =>
  Object.values<BodyReading>(all).map((reading) => ({ slug, ...reading })),
)

/** The tables of commands in `docs/api.md`. */
const commandTables = (): string =>
  [
    row('call', 'sent', 'needs', 'from', 'answers', 'refused with'),
    row('---', '---', '---', '---', '---', '---'),
    ...records.map((command) =>
      row(
        code(`POST /api/${command.slug}/:id${command.path}`),
        sentOf(command.body),
        needsOf(command),
        command.from.join(', '),
        `${command.answer.status} ${code(command.answer.of)}`,
        list(
          refusalsOf(command).filter(
            (one) => !['signInFirst', 'notAllowed', 'notFound'].includes(one),
          ),
        ),
      ),
    ),
    ...lists.map(({ slug, path, body }) =>
      row(
        code(`POST /api/${slug}${path}`),
        sentOf(body),
        'signed in, own',
        '',
        '200 `changed`',
        code('invalidInput'),
      ),
    ),
    ...roots.map((command) =>
      row(
        code(`POST /api/${command.slug}${command.path}`),
        sentOf(command.body),
        needsOf(command),
        '',
        command.answers === 'file' ? '200, a file' : '200 `done`',
        list(['invalidInput', ...command.codes]),
      ),
    ),
    ...readings.map((reading) =>
      row(
        code(`POST /api/${reading.slug}${reading.path}`),
        sentOf(reading.body),
        needsOf(reading),
        '',
        '200 `docs`; changes nothing',
        list(['invalidInput', ...reading.codes]),
      ),
    ),
    '',
    row('command', 'field', 'refused at the field with'),
    row('---', '---', '---'),
    ...[...records, ...lists, ...roots, ...readings].flatMap(({ path, body }) =>
      fieldRow(path.slice(1), body),
    ),
  ].join('\n')

/**
 * `docs/api.md` with the tables that the catalogue and the registry say.
 * @throws when the page has lost the lines between which they stand
 */
export const apiPage = (page: string): string =>
  withSection(withSection(page, 'commands', commandTables()), 'collections', collectionTable())

/** `docs/domains/audit.md` with the events there are. */
export const eventsPage = (page: string): string => withSection(page, 'events', eventTable())

const SOURCES = [
  ...records.map((command) => ({ ...command, codes: refusalsOf(command) })),
  ...lists,
  ...roots,
  ...readings,
]

/** Commands that can be refused so, or at a field of theirs. */
const saidBy = (refusal: RefusalCode): string =>
  list([
    ...new Set(
      SOURCES.filter(
        ({ codes, body }) =>
          codes.includes(refusal) ||
          fieldsOf(body).some(([, field]) => field.codes.includes(refusal)),
      ).map(({ slug, path }) => `${slug}${path}`),
    ),
  ])

const ANYWHERE: readonly RefusalCode[] = ['signInFirst', 'notAllowed', 'notFound', 'invalidInput']

/** `docs/refusals.md`: every code of the product. */
export const refusalsPage = (): string => {
  const [en, tr] = [createTranslator('en'), createTranslator('tr')]
  const codes = Object.keys(REFUSALS) as RefusalCode[]
  return [
    '# Refusals',
    '',
    'Every code an answer can carry in `errors[0].code`, or at a field in `errors[0].data.errors[].code`, with its status and its sentence; French and Arabic are in `src/i18n`. Values of the sentence in braces are in `data`. Written by `npm run generate` from `src/domain/shared/refusalCodes.ts`, `src/i18n` and `src/catalog/commands`; a spec fails when it is out of date.',
    '',
    row('code', 'status', 'English', 'Turkish', 'commands'),
    row('---', '---', '---', '---', '---'),
    ...codes.map((one) => {
      const key = `refusals.${one}` as MessageKey
      const by = ANYWHERE.includes(one) ? 'any' : saidBy(one)
      return row(code(one), String(REFUSALS[one]), en(key), tr(key), by)
    }),
    '',
  ].join('\n')
}
