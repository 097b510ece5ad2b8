import { rootCommandEndpoints } from '@/collections/shared/placeCommandEndpoints'
import { purgeRecord } from '@/operations/trash/purgeRecord'
import { restoreRecord } from '@/operations/trash/restoreRecord'

/** What is done with deleted records. */
export const trashEndpoints = rootCommandEndpoints('trash', {
  restore: ({ req, body }) => restoreRecord({ req, ...body }),
  purge: ({ req, body }) => purgeRecord({ req, ...body }),
})
