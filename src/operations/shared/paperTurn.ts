import type { PayloadRequest } from 'payload'
import type { PaperKind, Turn } from '@/lib/typst/typeset'

/** The turn of a request in the queue of papers: of its person or program, while the client waits. */
export const paperTurn = (req: PayloadRequest, kind: PaperKind): Turn => ({
  kind,
  person: req.user ? `${req.user.collection}:${req.user.id}` : '',
  // Missing in requests that jobs make.
  signal: (req as Partial<Request>).signal,
})
