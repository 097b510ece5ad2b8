import { bodySchemaOf } from '@/catalog/commands/bodies/schemaOf'
import { fieldsOf, type CommandBody } from '@/catalog/commands/bodies/body'
import { OFFER_BODIES } from '@/catalog/commands/bodies/offerBodies'
import type { JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import {
  refusalsOf,
  type BodyReading,
  type Command,
  type CommandRight,
  type ListCommand,
  type RootCommand,
} from '@/catalog/commands/command'
import { COMMANDS, LIST_COMMANDS, ROOT_COMMANDS, STEP_COMMANDS } from '@/catalog/commands/entries'
import { BODY_READINGS } from '@/catalog/commands/readings'
import { PATHS } from '@/catalog/paths'
import { createTranslator } from '@/i18n/translate'
import { file, json } from './responses'
import { operation, type Described } from './operation'
import { SIMILAR } from './shapes'

export type Paths = Record<string, Record<string, JsonSchema>>
type Entry = [path: string, method: string, operation: JsonSchema]

const say = createTranslator('en')

const rightText = ([action, subject, field]: CommandRight): string =>
  field ? `${action}:${subject}.${field}` : `${action}:${subject}`

/** `renewSecret` as *Renew secret*. */
const spoken = (name: string): string =>
  name.charAt(0).toUpperCase() +
  name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const isBodyRequired = (body: CommandBody) =>
  fieldsOf(body).some(([, { isRequired }]) => isRequired)

const post = (path: string, about: Omit<Described, 'parameters'>): Entry => [
  path,
  'post',
  operation(path, { ...about, parameters: ['idempotencyKey'] }),
]

/** The record, whose fields are next to `doc` as well, and further results. */
const recordAnswer = (slug: string): JsonSchema => {
  const record = { $ref: `#/components/schemas/${slug}` }
  return {
    allOf: [
      record,
      { type: 'object', properties: { doc: record, told: OBJECT }, required: ['doc'] },
    ],
  }
}

const recordCommands = (): Entry[] =>
  Object.entries(COMMANDS).flatMap(([slug, commands]) =>
    Object.entries<Command>(commands).map(([name, command]) => {
      const { path, words, needs, ofAnother, from, body, answer } = command
      return post(`/${slug}/{id}${path}`, {
        id: `${slug}.${name}`,
        tag: slug,
        summary: say(words.label),
        body: bodySchemaOf(body),
        isBodyRequired: isBodyRequired(body),
        success: {
          [answer.status]: json(
            answer.status === 201 ? 'The new record.' : 'The record.',
            recordAnswer(answer.of),
          ),
        },
        refused: refusalsOf(command),
        rights: [...needs, ...(ofAnother ? [ofAnother] : [])].map(rightText),
        states: from,
      })
    }),
  )

const OBJECT: JsonSchema = { type: 'object' }

/** A file creates an import; processing its rows continues after the response. */
const IMPORT_STATUS: Readonly<Record<string, number>> = {
  upload: 201,
  check: 202,
  commit: 202,
  undo: 202,
}
const statusOf = (slug: string, name: string): number =>
  slug === 'imports' ? (IMPORT_STATUS[name] ?? 200) : 200

/** `done`, and further results of the operation. */
const DONE: JsonSchema = {
  type: 'object',
  properties: { done: { const: true } },
  required: ['done'],
  additionalProperties: true,
}

const plainCommands = (
  registry: Readonly<Record<string, Readonly<Record<string, ListCommand | RootCommand>>>>,
  between: string,
  answer: JsonSchema = OBJECT,
): Entry[] =>
  Object.entries(registry).flatMap(([slug, commands]) =>
    Object.entries(commands).map(([name, command]) => {
      const { body } = command
      const path = `/${slug}${between}${command.path}`
      // It creates an import from the uploaded file.
      const isUpload = slug === 'imports' && name === 'upload'
      const isFile = 'answers' in command && command.answers === 'file'
      return post(path, {
        id: `${slug}.${name}`,
        tag: slug,
        summary: spoken(name),
        ...(isUpload
          ? { bodies: { 'multipart/form-data': { schema: OBJECT } } }
          : { body: bodySchemaOf(body), isBodyRequired: isBodyRequired(body) }),
        success: {
          [statusOf(slug, name)]: isFile
            ? file('A PDF.', 'application/pdf')
            : json('What was done.', answer),
        },
        refused: refusalsOf(command),
        ...('needs' in command && { rights: command.needs.map(rightText) }),
      })
    }),
  )

const BODY_READING_SUMMARIES: Readonly<Record<string, string>> = {
  similar: 'Records that may be the one that is being typed, the likeliest first',
}

/** Queries in a body: a repeated request queries again. */
const bodyReadings = (): Entry[] =>
  Object.entries<Record<string, BodyReading>>(BODY_READINGS).flatMap(([slug, readings]) =>
    Object.entries(readings).map(([name, reading]): Entry => {
      const path = `/${slug}${reading.path}`
      return [
        path,
        'post',
        operation(path, {
          id: `${slug}.${name}`,
          tag: slug,
          summary: BODY_READING_SUMMARIES[name] ?? name,
          body: bodySchemaOf(reading.body),
          isBodyRequired: isBodyRequired(reading.body),
          success: { 200: json('At most 5 records, as far as the caller may read them.', SIMILAR) },
          refused: refusalsOf(reading),
          rights: reading.needs.map(rightText),
        }),
      ]
    }),
  )

/** A customer's requests through the link of an offer. */
const linkCommands = (): Entry[] => [
  post(`${PATHS.offer}/open`, {
    id: 'q.open',
    tag: 'q',
    summary: 'Notes that the customer has opened the offer',
    body: OBJECT,
    success: { 200: json('Done.', OBJECT) },
    refused: 'any',
    callers: 'anybody',
  }),
  post(`${PATHS.offer}/stop-reminders`, {
    id: 'q.stop-reminders',
    tag: 'q',
    summary: 'Ends reminders of the offer at the customer’s wish',
    body: OBJECT,
    success: { 200: json('Done.', OBJECT) },
    refused: 'any',
    callers: 'anybody',
  }),
  ...Object.entries<CommandBody>(OFFER_BODIES).map(([name, body]) =>
    post(`${PATHS.offer}/${name}`, {
      id: `q.${name}`,
      tag: 'q',
      summary: `The customer's answer: ${name}`,
      body: bodySchemaOf(body),
      isBodyRequired: true,
      success: { 200: json('Done.', OBJECT) },
      refused: 'any',
      callers: 'anybody',
    }),
  ),
]

/** Every command of the registry, and the answers of customers, as operations. */
export const commandOperations = (): Entry[] => [
  ...recordCommands(),
  ...plainCommands(STEP_COMMANDS, '/{id}'),
  ...plainCommands(LIST_COMMANDS, ''),
  ...plainCommands(ROOT_COMMANDS, '', DONE),
  ...bodyReadings(),
  ...linkCommands(),
]
