import type { PayloadRequest } from 'payload'

import { pictureOf } from '@/present/record/pictureOf'
import { readSignInStates } from './signInStates'
import type { OwnSheet, UserSheet } from '@/present/users/userSheet'

/**
 * A user, limited to the fields the visitor may read; the role's name only with the right to read
 * roles.
 * @returns null if it does not exist or may not be read
 */
export const readUser = async (req: PayloadRequest, id: number): Promise<UserSheet | null> => {
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 1,
    select: {
      name: true,
      email: true,
      role: true,
      phone: true,
      status: true,
      breakGlass: true,
      mailLanguage: true,
      createdAt: true,
      avatar: true,
    },
    populate: { roles: { name: true }, media: { filename: true, sizes: true } },
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  if (!user) return null
  const { name, email, role, phone, status, breakGlass, mailLanguage, createdAt } = user
  return {
    id,
    name: name ?? null,
    email: email ?? null,
    role: typeof role === 'object' && role !== null ? role.name : null,
    phone: phone ?? null,
    status: status ?? null,
    signIn: (await readSignInStates(req, [id])).get(id) ?? null,
    breakGlass: breakGlass ?? null,
    mailLanguage: mailLanguage ?? null,
    createdAt: createdAt ?? null,
    picture: pictureOf(user.avatar),
  }
}

/** The user's own record, which the reader may always see in full. */
export const readOwnUser = async (req: PayloadRequest, id: number): Promise<OwnSheet | null> => {
  const user = await readUser(req, id)
  const { name, email, createdAt } = user ?? {}
  return user && name && email && createdAt ? { ...user, name, email, createdAt } : null
}
