import type { Payload } from 'payload'
import { commandAt } from '@/catalog/commands/bodies/addresses'
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '@/domain/shared/text/headerNames'
import { auditContext, noteInAuditContext, withAuditContext } from '@/lib/auditContext'
import { recordDenial } from '@/operations/audit/recordDenial'
import { isAuditedSlug } from '@/domain/audit/auditedSlugs'
import type { OpenRoute } from './routes/matchRoute'
import { withoutSecrets } from '@/domain/shared/secretPaths'
import { isRecordId } from '@/domain/shared/recordId'

/**
 * Runs a request with the context for the audit trail; the strategies add the caller.
 * @param headers of the request, normalised by our server
 */
export const auditedRequest = <T>(headers: Headers, work: () => Promise<T>): Promise<T> =>
  withAuditContext(
    {
      address: headers.get(CLIENT_ADDRESS_HEADER),
      request: headers.get(REQUEST_ID_HEADER),
    },
    work,
  )

/** Adds the record and the command of a request to the audit context. */
export const noteRoute = ({ kind, slug }: OpenRoute, segments: readonly string[]): void => {
  const document = segments.find(isRecordId)
  noteInAuditContext({
    subject: slug || undefined,
    document: document ? Number(document) : undefined,
    command: kind === 'command' ? commandAt(segments)?.name : undefined,
  })
}

/** Records the denial of the running request, if there was one. */
export const recordDenialOf = async (
  payload: Payload,
  { method, url }: { method: string; url: string },
): Promise<void> => {
  const { denied: code, subject, document } = auditContext() ?? {}
  if (!code) return
  const path = withoutSecrets(new URL(url).pathname)
  // For subjects without a trail the path is sufficient.
  const about = isAuditedSlug(subject) ? { subject, document } : {}
  await recordDenial(payload, { code, method, path, ...about })
}
