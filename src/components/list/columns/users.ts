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
