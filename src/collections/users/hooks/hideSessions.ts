import type { CollectionAfterReadHook } from 'payload'

/**
 * Leaves sessions out of every answer. Their ids are what tokens are signed with; only Payload's
 * strategy, which reads without a permission check, needs them. Payload would answer a field
 * without read access as an empty list.
 */
export const hideSessions: CollectionAfterReadHook = ({ doc, overrideAccess }) => {
  // REST and GraphQL leave it out.
  if (overrideAccess === true || !doc) return doc
  const { sessions: _sessions, ...rest } = doc as Record<string, unknown>
  return rest
}
