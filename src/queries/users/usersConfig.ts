import type { Payload, SanitizedCollectionConfig } from 'payload'

/** The configuration of the users collection, which always exists. */
export const usersConfig = (payload: Payload): SanitizedCollectionConfig => {
  const users = payload.collections.users
  if (!users) throw new Error('There is no users collection')
  return users.config
}
