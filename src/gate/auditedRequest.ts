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
 * Carries a request out so that the audit trail knows where its changes come from; the caller adds
 * itself when the strategies find it.
 * @param headers of the request, after our server has settled them
 */
export const auditedRequest = <T>(headers: Headers, work: () => Promise<T>): Promise<T> =>
  withAuditContext(
    {
      address: headers.get(CLIENT_ADDRESS_HEADER),
      request: headers.get(REQUEST_ID_HEADER),
    },
    work,
  )

/** Tells the audit trail which record a request is about, and which command it gives. */
export const noteRoute = ({ kind, slug }: OpenRoute, segments: readonly string[]): void => {
  const document = segments.find(isRecordId)
  noteInAuditContext({
    subject: slug || undefined,
    document: document ? Number(document) : undefined,
    command: kind === 'command' ? commandAt(segments)?.name : undefined,
  })
}

/** Writes the denial of the running request down, if there was one. */
export const recordDenialOf = async (
  payload: Payload,
  { method, url }: { method: string; url: string },
): Promise<void> => {
  const { denied: code, subject, document } = auditContext() ?? {}
  if (!code) return
  const path = withoutSecrets(new URL(url).pathname)
  // Of what has no trail of its own the path says enough.
  const about = isAuditedSlug(subject) ? { subject, document } : {}
  await recordDenial(payload, { code, method, path, ...about })
}
