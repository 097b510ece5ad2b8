import { sql } from '@payloadcms/db-postgres'
import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadField } from '@/access/reading/mayReadField'
import { readPermissions } from '@/access/reading/readPermission'
import { labelledFieldsOf } from '@/access/reading/subjectFields'
import { rightsOn } from '@/access/roles/permissionSets'
import { actionsOf, SUBJECTS, type Subject } from '@/access/roles/permissions'
import type { ApprovalLimits } from '@/domain/settings/approvalLimit'
import type { FactorPolicy } from '@/domain/users/factors'
import { createTranslator } from '@/i18n/translate'
import {
  matrixSections,
  roleHeader,
  type MatrixRight,
  type MatrixRole,
  type MatrixSection,
} from '@/present/users/accessMatrix'
import { NO_LIMITS } from '../settings/approvalLimitsOf'
import { readShown } from '../shared/readShown'
import type { ViewPage } from '../shared/viewPage'

/** The rights of a role as the guard evaluates them: an invalid stored row is ignored. */
const rightsOf = (permissions: unknown): MatrixRight[] => {
  const rows = readPermissions(permissions)
  return SUBJECTS.flatMap((subject) => {
    const held = rightsOn(rows, subject)
    return actionsOf(subject).flatMap((action): MatrixRight[] => {
      const fields = held.get(action)
      if (fields === undefined) return []
      return [{ subject, action, fields: fields === 'whole' ? null : [...fields].toSorted() }]
    })
  })
}

type Row = {
  id: number
  name: string
  factor: FactorPolicy
  permissions: unknown
  users: number
  programs: number
  limits: ApprovalLimits | null
}

/**
 * Every role with its rights, limits, second-factor policy, and numbers of users and programs, in
 * one statement. The caller checks *read* of roles.
 * @returns by name, without what the reader may not see: each part is a field of roles, users or
 *   settings
 */
export const readAccessMatrix = async (req: PayloadRequest): Promise<MatrixRole[]> => {
  const isNamed = mayReadField(await abilityOfRequest(req), 'roles', 'name')
  const rows = await readShown<Row>({
    req,
    columns: {
      id: 'id',
      name: ['roles', 'name'],
      factor: ['roles', 'factor'],
      permissions: ['roles', 'permissions'],
      users: ['users', 'role'],
      programs: ['users', 'role'],
      limits: ['settings', 'approvalLimits'],
    },
    statement: sql`select r.id, r.name, r.factor, r.permissions,
          (select count(*)::int from users u where u.role_id = r.id) as users,
          (select count(*)::int from api_clients c where c.role_id = r.id) as programs,
          (select json_build_object('total', l.max_total_base::text, 'discount', l.max_discount::text)
            from settings_approval_limits l where l.role_id = r.id limit 1) as limits
        from roles r order by ${isNamed ? sql`r.name, r.id` : sql`r.id`}`,
  })
  return rows.map(({ id, permissions, limits, ...shown }) => ({
    id: Number(id),
    ...shown,
    ...(limits !== undefined && { limits: limits ?? NO_LIMITS }),
    ...(permissions !== undefined && { rights: rightsOf(permissions) }),
  }))
}

/** Labels of a subject's fields, as in the form of a role; else the field name. */
export const fieldNamesOf = ({
  payload,
  i18n,
}: Pick<PayloadRequest, 'payload' | 'i18n'>): ((subject: Subject, field: string) => string) => {
  const known = new Map<Subject, Map<string, unknown>>()
  return (subject, field) => {
    const labels = known.get(subject) ?? labelledFieldsOf(payload, subject)
    known.set(subject, labels)
    const label = labels.get(field)
    return label ? getTranslation(label as Record<string, string>, i18n) : field
  }
}

/** Columns of one page: as many as fit the width of a readable table. */
const PAGE_SIZE = 12

export type AccessMatrixSheet = {
  roles: { id: number; name: string }[]
  sections: MatrixSection[]
  /** Whether the reader may see the rights of roles. */
  hasRights: boolean
  page: number
  pages: number
}

/**
 * A page of the access matrix, limited to what its reader may see.
 * @param query of the page: `page`; an invalid number shows the nearest page
 */
export const readAccessMatrixPage = async (
  { req, locale, may }: ViewPage,
  query: Readonly<Record<string, unknown>>,
): Promise<AccessMatrixSheet> => {
  const all = await readAccessMatrix(req)
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE))
  const asked = Number(query.page)
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1
  const roles = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    roles: roles.map((role) => ({ id: role.id, name: roleHeader(role) })),
    sections: matrixSections({
      roles,
      t: createTranslator(locale),
      fieldName: fieldNamesOf(req),
    }),
    hasRights: may(['read', 'roles', 'permissions']),
    page,
    pages,
  }
}
