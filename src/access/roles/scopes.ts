import type { FieldRefusal } from '@/domain/shared/refusal'
import { readPermissions } from '../reading/readPermission'
import {
  actionsOf,
  isRight,
  isSubject,
  SUBJECTS,
  type Action,
  type Permission,
  type Subject,
} from './permissions'

/** Default scopes of an API key. */
export const USUAL_SCOPES = ['read'] as const
/** Each right is named at most once. */
export const MAX_SCOPES = 200

/** Subjects that programs can at most read: a key must never create a key. */
const READ_ONLY: ReadonlySet<Subject> = new Set(['users', 'roles', 'jobs', 'settings'])

/** The actions of a scope that applies to every subject. */
const WORDS = {
  read: ['read'],
  write: ['create', 'write', 'delete'],
} as const satisfies Record<string, readonly Action[]>

/** The scopes that grant an action on every subject. */
export const SCOPE_WORDS = Object.keys(WORDS) as (keyof typeof WORDS)[]

/** The actions of such a scope; empty for any other text. */
const actionsOfWord = (scope: string): readonly Action[] =>
  Object.hasOwn(WORDS, scope) ? WORDS[scope as keyof typeof WORDS] : []

const mayBeInScope = (action: Action, subject: Subject): boolean =>
  action === 'read' || !READ_ONLY.has(subject)

const namedRight = (scope: string): [Action, Subject] | null => {
  const [action = '', subject = '', ...rest] = scope.split(':')
  if (rest.length > 0 || !isSubject(subject)) return null
  const isKnown = isRight(subject, action as Action) && mayBeInScope(action as Action, subject)
  return isKnown ? [action as Action, subject] : null
}

/** Whether a text is a scope: a general one, or a single right (`approve:tenders`). */
const isScope = (scope: unknown): scope is string =>
  typeof scope === 'string' && (Object.hasOwn(WORDS, scope) || namedRight(scope) !== null)

/**
 * Validates the scopes of a client before they are stored.
 * @param sent any value
 * @returns the invalid fields: `required` for none, `notAList`, `unknownScope` by position
 */
export const refuseScopes = (sent: unknown): FieldRefusal[] => {
  if (!Array.isArray(sent)) return [{ path: 'scopes', code: 'notAList' }]
  if (sent.length === 0) return [{ path: 'scopes', code: 'required' }]
  if (sent.length > MAX_SCOPES)
    return [{ path: 'scopes', code: 'tooLarge', data: { max: MAX_SCOPES } }]
  return sent.flatMap((scope, index): FieldRefusal[] =>
    isScope(scope)
      ? []
      : [{ path: `scopes.${index}`, code: 'unknownScope', data: { scope: String(scope) } }],
  )
}

/** Whether the scopes include a right of the role. */
const isInScope = (scopes: readonly unknown[], action: Action, subject: Subject): boolean =>
  mayBeInScope(action, subject) &&
  scopes.some(
    (scope) =>
      typeof scope === 'string' &&
      (actionsOfWord(scope).includes(action) || scope === `${action}:${subject}`),
  )

/**
 * The rights of a program: those of its role within its scopes; `fields` of a row stay. Named
 * rights, export and import must be listed explicitly.
 * @param permissions as stored in the role
 * @param scopes as stored in the client; anything but a list grants nothing
 */
export const narrowPermissions = (permissions: unknown, scopes: unknown): Permission[] => {
  if (!Array.isArray(scopes)) return []
  return readPermissions(permissions).flatMap((row) => {
    const actions = row.actions.filter((action) => isInScope(scopes, action, row.subject))
    return actions.length > 0 ? [{ ...row, actions }] : []
  })
}

/** The rights that a scope can name, by subject, in the order of the registry. */
export const scopesOfRights = (): { subject: Subject; actions: Action[] }[] =>
  SUBJECTS.map((subject) => ({
    subject,
    actions: actionsOf(subject).filter((action) => mayBeInScope(action, subject)),
  })).filter(({ actions }) => actions.length > 0)

/** Every scope: the general ones, then each right by its name. */
export const allScopes = (): string[] => [
  ...SCOPE_WORDS,
  ...scopesOfRights().flatMap(({ subject, actions }) =>
    actions.map((action) => `${action}:${subject}`),
  ),
]

/**
 * Whether the chosen scopes contain a scope, directly or through a general one.
 * @param chosen scopes
 * @param scope one of `allScopes`
 */
export const holdsScope = (chosen: readonly string[], scope: string): boolean => {
  const right = namedRight(scope)
  return right ? isInScope(chosen, ...right) : chosen.includes(scope)
}
