import type { Endpoint } from 'payload'
import { reverseMovement } from '@/operations/stock/reverseMovement'
import { command } from '../../shared/command'
import { ruleOf } from '../../shared/ruleOf'

/** POST /api/stock-movements/:id/reverse {note} */
export const reverseEndpoint: Endpoint = command({
  ...ruleOf('stock-movements', 'reverse'),
  run: ({ req, id, body }) =>
    reverseMovement({ req, id, note: typeof body.note === 'string' ? body.note : undefined }),
})
