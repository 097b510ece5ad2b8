import { rootCommandEndpoints } from '@/collections/shared/placeCommandEndpoints'
import { endAllSessions, endSession } from '@/operations/users/endSessions'

/** The commands of open sessions. */
export const sessionEndpoints = rootCommandEndpoints('sessions', {
  end: ({ req, body }) => endSession({ req, ...body }),
  endAll: ({ req, body }) => endAllSessions({ req, ...body }),
})
