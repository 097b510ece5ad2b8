import { relation, type Columns } from '../column'

export const users: Columns = {
  name: { kind: 'text', priority: 1 },
  email: { kind: 'code', priority: 1 },
  role: relation('role', 'name', 1),
  status: { kind: 'status', priority: 1, tones: { active: 'success', passive: 'neutral' } },
  phone: { kind: 'code', priority: 3 },
  createdAt: { kind: 'dateTime', priority: 2 },
}

export const roles: Columns = {
  name: { kind: 'text', priority: 1 },
  updatedAt: { kind: 'dateTime', priority: 2 },
}

export const apiClients: Columns = {
  name: { kind: 'text', priority: 1 },
  role: relation('role', 'name', 1),
  expiresAt: { kind: 'dateTime', priority: 1 },
  enabled: { kind: 'boolean', priority: 1 },
}

export const auditEvents: Columns = {
  at: { kind: 'dateTime', priority: 1 },
  user: relation('user', 'name', 1),
  action: { kind: 'status', priority: 1, tones: { create: 'success', delete: 'error' } },
  subject: { kind: 'text', priority: 1 },
  document: { kind: 'code', priority: 2 },
}
