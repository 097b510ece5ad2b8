import type { JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import { FEED_BODY } from '@/catalog/commands/bodies/feedBody'
import { MAIL_CHOICES_BODY } from '@/catalog/commands/bodies/mailChoicesBody'
import { bodySchemaOf } from '@/catalog/commands/bodies/schemaOf'
import { PATHS } from '@/catalog/paths'
import { INVITE } from '@/domain/users/signInState'
import type { RouteKind } from '../routes/matchRoute'
import {
  OPEN_GLOBALS,
  OPEN_ROOTS,
  OWN_CHOICES,
  OWN_SECURITY,
  PROVIDER_STEPS,
  SIGN_IN_STEPS,
  SIGN_IN_ROUTES,
} from '../routes/openRoutes'
import { operation, type Described } from './operation'
import { MAIL_CHOICES } from './peopleShapes'
import { ROOT_READINGS, table } from './readings'
import { changed } from './recordOperations'
import { file, json } from './responses'
import { shape, TEXT } from './shapes'

type Entry = [path: string, method: string, operation: JsonSchema]

const OBJECT: JsonSchema = { type: 'object' }

/** Undocumented open routes, each with the reason. */
export const UNDESCRIBED: Partial<Readonly<Record<RouteKind, string>>> = {
  access: 'Asked by the forms of the product; programs read `/abilities`.',
  preference: 'What a screen remembers for one person, in shapes of its own.',
}

const entry = (path: string, method: string, about: Described): Entry => [
  path,
  method,
  operation(path, about),
]

const roots = (): Entry[] =>
  Object.keys(OPEN_ROOTS).flatMap((name) => {
    const reading = ROOT_READINGS[name]
    if (!reading) return []
    const { summary, query, answer, isOfPeople } = reading
    const isHealth = name === 'health'
    return [
      entry(`/${name}`, 'get', {
        id: name,
        tag: 'product',
        summary,
        ...(query && { query }),
        success: {
          200: answer,
          ...(isHealth && { 503: json('What does not work.') }),
          ...(name === 'openapi.json' && { 304: { description: 'It has not changed.' } }),
        },
        refused: isHealth ? [] : 'any',
        ...(isHealth && { callers: 'anybody' as const }),
        ...(isOfPeople && { callers: 'people' as const }),
      }),
    ]
  })

const settings = (): Entry[] =>
  OPEN_GLOBALS.flatMap((slug) => {
    const path = `/globals/${slug}`
    const schema = { $ref: `#/components/schemas/${slug}` }
    return [
      entry(path, 'get', {
        id: `${slug}.read`,
        tag: slug,
        summary: 'As they are',
        parameters: ['depth', 'select', 'populate'],
        success: { 200: json('The settings.', schema) },
        refused: 'read',
        rights: [`read:${slug}`],
      }),
      entry(path, 'post', {
        id: `${slug}.change`,
        tag: slug,
        summary: 'Changes them',
        parameters: ['idempotencyKey', 'ifMatch', 'depth'],
        body: { $ref: `#/components/schemas/${slug}.sent` },
        isBodyRequired: true,
        success: {
          200: json('The settings.', {
            type: 'object',
            properties: { result: schema, message: { type: 'string' } },
            required: ['result'],
          }),
        },
        refused: 'any',
        rights: [`write:${slug}`],
      }),
    ]
  })

const nameOf = (path: string) => path.replaceAll('/', '.')

const signIn = (): Entry[] => [
  ...Object.entries(SIGN_IN_ROUTES).map(([name, method]) =>
    entry(`/users/${name}`, method.toLowerCase(), {
      id: `users.${name}`,
      tag: 'signing in',
      summary: name,
      ...(method === 'POST' && { body: OBJECT }),
      success: { 200: json('As docs/api.md says.', OBJECT) },
      refused: 'any',
      callers: 'anybody',
    }),
  ),
  ...SIGN_IN_STEPS.map((name) =>
    entry(`/users/login/${name}`, 'post', {
      id: nameOf(`users/login/${name}`),
      tag: 'signing in',
      summary: `A step of signing in: ${name}`,
      body: OBJECT,
      success: { 200: json('As docs/api.md says.', OBJECT) },
      refused: 'any',
      callers: 'anybody',
    }),
  ),
  ...PROVIDER_STEPS.map((name) =>
    entry(`/users/oidc/${name}`, 'get', {
      id: nameOf(`users/oidc/${name}`),
      tag: 'signing in',
      summary: `Single sign-on, by a browser: ${name}`,
      success: { 303: { description: 'To the provider, or to a page, with cookies.' } },
      refused: 'any',
      callers: 'anybody',
    }),
  ),
  ...OWN_SECURITY.map((name) =>
    entry(`/users/${name}`, 'post', {
      id: `users.${nameOf(name)}`,
      tag: 'signing in',
      summary: `Of one's own: ${name}`,
      body: OBJECT,
      success: { 200: json('As docs/api.md says.', OBJECT) },
      refused: 'any',
      callers: 'people',
    }),
  ),
]

const choices = (): Entry[] =>
  Object.keys(OWN_CHOICES).map((path) =>
    entry(`/${path}`, 'patch', {
      id: 'notifications.choose',
      tag: 'notifications',
      summary: 'Changes when one is mailed notifications of some kinds',
      body: bodySchemaOf(MAIL_CHOICES_BODY),
      isBodyRequired: true,
      success: { 200: json('Choices.', MAIL_CHOICES) },
      refused: 'any',
      callers: 'people',
    }),
  )

/** All routes other than collections and commands. */
export const otherOperations = (): Entry[] => [
  ...roots(),
  ...settings(),
  ...signIn(),
  ...choices(),
  entry(`/users/${INVITE}`, 'post', {
    id: 'users.invite',
    tag: 'users',
    summary: 'A new user, who chooses the password',
    parameters: ['idempotencyKey'],
    body: { $ref: '#/components/schemas/users.sent' },
    isBodyRequired: true,
    success: {
      201: json('The new user.', changed('users')),
    },
    refused: 'any',
    rights: ['create:users'],
  }),
  entry('/calendar-feeds', 'post', {
    id: 'calendarFeeds.make',
    tag: 'product',
    summary: "A new address of one's own calendar, in place of an earlier one",
    body: bodySchemaOf(FEED_BODY),
    success: { 200: json('The address, which is shown this once.', shape({ url: TEXT })) },
    refused: 'any',
    callers: 'people',
  }),
  entry('/calendar-feeds', 'delete', {
    id: 'calendarFeeds.end',
    tag: 'product',
    summary: "Ends the address of one's own calendar",
    success: { 200: json('It has ended.', shape({ done: { const: true } })) },
    refused: 'any',
    callers: 'people',
  }),
  entry('/cal/{token}', 'get', {
    id: 'calendarFeeds.read',
    tag: 'product',
    summary: 'The calendar behind an address; programs ask for `/cal/{token}.ics`',
    success: {
      200: file('A calendar (RFC 5545).', 'text/calendar'),
      304: { description: 'It has not changed.' },
    },
    refused: 'any',
    callers: 'anybody',
  }),
  entry('/exports/{id}', 'get', {
    id: 'exports.file',
    tag: 'product',
    summary: 'The file of a list that the caller had made in the background, for a day',
    success: { 200: table },
    refused: 'any',
    callers: 'people',
  }),
  entry(`${PATHS.offer}/pdf`, 'get', {
    id: 'q.pdf',
    tag: 'q',
    summary: 'The paper of an offer',
    success: { 200: file('A PDF.', 'application/pdf') },
    refused: 'any',
    callers: 'anybody',
  }),
]
