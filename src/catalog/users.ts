import { digits, text } from '@/domain/search/searchFields'
import { USER_STATUSES } from '@/domain/users/userStatus'

import { relation } from './column'
import { ALL_METHODS, entity, pageSet } from './entity'

export const users = entity({
  slug: 'users',
  subject: 'users',
  words: 'users',
  belongsTo: ['role'],
  icon: 'person',
  title: 'name',
  isInvited: true,
  codes: ['phone'],
  pages: [
    {
      kind: 'list',
      name: 'users',
      path: '/users/list',
      right: ['read', 'users'],
      nav: {
        icon: 'users',
        letter: 'u',
        label: 'nav.users',
        group: 'administration',
        covers: '/users',
      },
    },
    {
      kind: 'create',
      name: 'userNew',
      path: '/users/new',
      right: ['create', 'users'],
      create: { icon: 'users', place: 10 },
    },
    { kind: 'edit', name: 'userEdit', path: '/users/edit/{id}', right: ['write', 'users'] },
    {
      kind: 'view',
      name: 'userView',
      path: '/users/view/{id}',
      right: ['read', 'users'],
      view: 'userView',
      screen: 'UserView',
    },
  ],
  list: {
    columns: {
      name: { kind: 'text', priority: 1 },
      email: { kind: 'code', priority: 1 },
      role: relation('role', 'name', 1),
      status: { kind: 'status', priority: 1, tones: { active: 'success', passive: 'neutral' } },
      signIn: {
        kind: 'status',
        priority: 2,
        reading: 'signIn',
        tones: {
          invited: 'info',
          invitationOver: 'warning',
          nothing: 'error',
          password: 'neutral',
          factor: 'success',
          grace: 'warning',
          overdue: 'error',
        },
      },
      phone: { kind: 'code', priority: 3 },
      breakGlass: { kind: 'boolean', priority: 3 },
      createdAt: { kind: 'dateTime', priority: 2 },
    },
    shown: ['name', 'email', 'role', 'status', 'signIn', 'createdAt'],
    filters: ['role', 'status', 'createdAt'],
    quickFilters: () =>
      USER_STATUSES.map((status) => ({
        key: status,
        label: `common.${status}`,
        where: { status: { equals: status } },
      })),
    picture: 'avatar',
    hasPortraits: true,
  },
  search: {
    fields: [...text('name', 'email'), ...digits('phone')],
    palette: { details: ['email'], scope: 'people' },
  },
  choice: { facts: ['role', 'email'] },
  // An account grants access: a deleted one cannot be restored. Suspending is reversible.
  isDeletedForGood: true,
  api: { methods: ALL_METHODS, recordViews: [{ name: 'leave' }, { name: 'deputies' }] },
})

export const roles = entity({
  slug: 'roles',
  subject: 'roles',
  words: 'roles',
  icon: 'roles',
  title: 'name',
  isNamedWithId: true,
  pages: [
    {
      kind: 'list',
      name: 'roles',
      path: '/users/roles',
      screen: 'RolesView',
      right: ['read', 'roles'],
      nav: { icon: 'roles', letter: 'o', label: 'nav.roles', group: 'administration' },
    },
    {
      kind: 'create',
      name: 'roleNew',
      path: '/users/roles/new',
      right: ['create', 'roles'],
      create: { icon: 'roles', place: 11 },
    },
    { kind: 'edit', name: 'roleEdit', path: '/users/roles/edit/{id}', right: ['write', 'roles'] },
  ],
  list: {
    columns: {
      name: { kind: 'text', priority: 1 },
      updatedAt: { kind: 'dateTime', priority: 2 },
    },
    shown: ['name'],
    filters: ['createdAt'],
  },
  search: { fields: text('name') },
  choice: { facts: [], asks: false },
  api: { methods: ALL_METHODS, listViews: ['matrix'] },
})

/** Programs with a role and API keys. A key grants access: a deleted one cannot be restored. */
export const apiClients = entity({
  slug: 'api-clients',
  subject: 'users',
  words: 'apiClients',
  belongsTo: ['role'],
  icon: 'programs',
  title: 'name',
  pages: [
    {
      kind: 'list',
      name: 'apiClients',
      path: '/users/api-clients',
      right: ['read', 'users'],
      nav: { icon: 'programs', label: 'nav.apiClients', group: 'administration' },
    },
    {
      kind: 'create',
      name: 'apiClientNew',
      path: '/users/api-clients/new',
      right: ['create', 'users', '*'],
    },
    {
      kind: 'edit',
      name: 'apiClientEdit',
      path: '/users/api-clients/edit/{id}',
      right: ['write', 'users', '*'],
    },
    {
      kind: 'view',
      name: 'apiClientView',
      path: '/users/api-clients/view/{id}',
      right: ['read', 'users'],
      view: 'apiClientView',
      screen: 'ApiClientView',
    },
  ],
  list: {
    columns: {
      name: { kind: 'text', priority: 1 },
      role: relation('role', 'name', 1),
      scopes: { kind: 'text', priority: 2, sortBy: false },
      channels: { kind: 'text', priority: 3, sortBy: false },
      responsible: relation('responsible', 'name', 3),
      allowedNetworks: { kind: 'code', priority: 3, sortBy: false },
      expiresAt: { kind: 'dateTime', priority: 1 },
      lastUsedAt: { kind: 'dateTime', priority: 2, reading: 'lastUse' },
      enabled: { kind: 'boolean', priority: 1 },
    },
    shown: ['name', 'role', 'scopes', 'expiresAt', 'lastUsedAt', 'enabled'],
    filters: ['role', 'responsible', 'enabled', 'expiresAt'],
    owner: 'responsible',
  },
  isDeletedForGood: true,
  api: { methods: ALL_METHODS, shownOnce: 'key' },
})

/** The API documentation, open to every signed-in user like the description itself. */
export const developers = pageSet({
  pages: [
    {
      kind: 'screen',
      name: 'developers',
      path: '/developers',
      title: 'developers.title',
      view: 'developers',
      screen: 'DevelopersView',
    },
  ],
})

/** Rights by role, with limits and user counts, limited to readable roles. */
export const accessMatrix = pageSet({
  pages: [
    {
      kind: 'screen',
      name: 'accessMatrix',
      path: '/users/roles/matrix',
      title: 'accessMatrix.title',
      view: 'accessMatrix',
      screen: 'AccessMatrixView',
      right: ['read', 'roles'],
      nav: { icon: 'accessMatrix', label: 'accessMatrix.title', group: 'administration' },
    },
  ],
})

/** The matrix of all rights has no right of its own: it is open to holders of every right only. */
export const permissions = pageSet({
  pages: [
    {
      kind: 'screen',
      name: 'permissions',
      path: '/users/permissions',
      title: 'nav.permissions',
      view: 'permissions',
      screen: 'PermissionsView',
      guard: 'manageAll',
      nav: {
        icon: 'permissions',
        letter: 'w',
        label: 'nav.permissions',
        group: 'administration',
      },
    },
  ],
})
