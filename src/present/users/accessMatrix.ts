import { actionsOf, SUBJECTS, type Action, type Subject } from '@/access/roles/permissions'
import type { ApprovalLimits } from '@/domain/settings/approvalLimit'
import type { FactorPolicy } from '@/domain/users/factors'
import type { Translator } from '@/i18n/messages'
import { shownName } from '../record/shownName'

/** A right of a role; `fields` is null if it covers the whole subject. */
export type MatrixRight = { subject: Subject; action: Action; fields: string[] | null }

/** A role with its rights; values the reader may not see are absent. */
export type MatrixRole = {
  id: number
  name?: string
  /** How many users hold it, and how many programs. */
  users?: number
  programs?: number
  factor?: FactorPolicy
  /** In lira and in percent, as decimal text; null without a limit. */
  limits?: ApprovalLimits
  rights?: MatrixRight[]
}

/** A cell: a number, a word, or a right held on everything or on some fields; null for none. */
export type MatrixCell =
  | { is: 'number'; text: string }
  | { is: 'text'; text: string }
  | { is: 'right'; fields: string[] | null }
  | null

export type MatrixRow = { key: string; name: string; cells: MatrixCell[] }
export type MatrixSection = { key: string; title: string; rows: MatrixRow[] }

const text = (value: string): MatrixCell => ({ is: 'text', text: value })
const number = (value: string | number | null | undefined): MatrixCell =>
  value === null || value === undefined ? null : { is: 'number', text: String(value) }

/** Heading of the role's column. */
export const roleHeader = ({ id, name }: MatrixRole): string =>
  name === undefined ? `#${id}` : shownName(name)

type FactRow = {
  part: keyof MatrixRole
  key: string
  name: string
  cell: (role: MatrixRole) => MatrixCell
}

const factRows = (t: Translator): FactRow[] => [
  {
    part: 'users',
    key: 'users',
    name: t('users.plural'),
    cell: ({ users }) => number(users),
  },
  {
    part: 'programs',
    key: 'programs',
    name: t('apiClients.plural'),
    cell: ({ programs }) => number(programs),
  },
  {
    part: 'factor',
    key: 'factor',
    name: t('roles.fields.factor'),
    cell: ({ factor }) => (factor ? text(t(`roles.factorPolicies.${factor}`)) : null),
  },
  {
    part: 'limits',
    key: 'total',
    name: t('accessMatrix.limitTotal'),
    cell: ({ limits }) => number(limits?.total),
  },
  {
    part: 'limits',
    key: 'discount',
    name: t('accessMatrix.limitDiscount'),
    cell: ({ limits }) => number(limits?.discount),
  },
]

/**
 * The rows of the access matrix: first the facts of each role, then every right by subject, in the
 * order and with the names of the form of a role. Rows that the reader may not see are left out.
 * @param args.roles its columns
 * @param args.fieldName name of a field of a subject
 */
export const matrixSections = (args: {
  roles: readonly MatrixRole[]
  t: Translator
  fieldName: (subject: Subject, field: string) => string
}): MatrixSection[] => {
  const { roles, t, fieldName } = args
  const isKnown = (part: keyof MatrixRole) => roles.some((role) => role[part] !== undefined)
  const facts = factRows(t)
    .filter(({ part }) => isKnown(part))
    .map(({ key, name, cell }) => ({ key, name, cells: roles.map(cell) }))
  const rightOf = (role: MatrixRole, subject: Subject, action: Action): MatrixCell => {
    const held = role.rights?.find((right) => right.subject === subject && right.action === action)
    if (!held) return null
    const fields = held.fields?.map((field) => fieldName(subject, field)) ?? null
    return { is: 'right', fields }
  }
  const rights = SUBJECTS.map((subject) => ({
    key: subject,
    title: t(`permissions.subjects.${subject}`),
    rows: actionsOf(subject).map((action) => ({
      key: action,
      name: t(`permissions.actions.${action}`),
      cells: roles.map((role) => rightOf(role, subject, action)),
    })),
  }))
  return [
    ...(facts.length > 0 ? [{ key: 'role', title: t('roles.singular'), rows: facts }] : []),
    ...(isKnown('rights') ? rights : []),
  ]
}
