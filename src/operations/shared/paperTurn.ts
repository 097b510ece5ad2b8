import type { PayloadRequest } from 'payload'
import { callerKey } from '@/access/session/staffOf'
import type { PaperKind, Turn } from '@/lib/typst/typeset'

/** The turn of a request in the queue of papers: of its person or program, while the client waits. */
export const paperTurn = (req: PayloadRequest, kind: PaperKind): Turn => ({
  kind,
  person: req.user ? callerKey(req.user) : '',
  // Missing in requests that jobs make.
  signal: (req as Partial<Request>).signal,
})
