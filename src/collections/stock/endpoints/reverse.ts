import type { Endpoint } from 'payload'
import { reverseMovement } from '@/operations/stock/reverseMovement'
import { command } from '../../shared/command'

/** POST /api/stock-movements/:id/reverse {note} */
export const reverseEndpoint: Endpoint = command({
  path: '/:id/reverse',
  answers: 'stock-movements',
  needs: [['create', 'stock-movements']],
  status: 201,
  run: ({ req, id, body }) =>
    reverseMovement({ req, id, note: typeof body.note === 'string' ? body.note : undefined }),
})
