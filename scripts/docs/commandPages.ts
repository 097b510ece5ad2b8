import { fieldsOf } from '../../src/catalog/commands/bodies/body'
import {
  refusalsOf,
  type BodyReading,
  type Command,
  type ListCommand,
  type RootCommand,
} from '../../src/catalog/commands/command'
import { COMMANDS, LIST_COMMANDS, ROOT_COMMANDS } from '../../src/catalog/commands/entries'
import { BODY_READINGS } from '../../src/catalog/commands/readings'
import { SUBJECT_OF_EVENT, type EventName } from '../../src/domain/events/entries'
import { subscribersOf } from '../../src/domain/events/events'
import { REFUSALS, type RefusalCode } from '../../src/domain/shared/refusal'
import { createTranslator } from '../../src/i18n/translate'
import type { MessageKey } from '../../src/i18n/messages'
import { code, list, row, table, withSection } from './markdown'

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

const eventTable = (): string =>
  table(
    ['event', 'about', 'told to'],
    Object.entries(SUBJECT_OF_EVENT).map(([name, subject]) =>
      row(
        code(name),
        code(subject),
        subscribersOf(name as EventName).join(', ') || 'programs alone',
      ),
    ),
  )

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
