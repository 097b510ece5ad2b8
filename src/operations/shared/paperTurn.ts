import type { PayloadRequest } from 'payload'
import { callerKey } from '@/access/session/staffOf'
import type { PaperKind, Turn } from '@/lib/typst/typeset'

/** A request's place in the queue for documents: per user or program, while the client waits. */
export const paperTurn = (req: PayloadRequest, kind: PaperKind): Turn => ({
  kind,
  person: req.user ? callerKey(req.user) : '',
  // Missing in requests created by jobs.
  signal: (req as Partial<Request>).signal,
})
