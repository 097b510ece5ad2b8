import type { Right } from '@/access/collectionAccess'
import type { ReservationCommand } from '@/domain/stock/commands'
import type { Command } from './command'

const RESERVE: Right = ['create', 'stock-reservations']

/** Commands of posted rows of the ledger, which nothing else changes. */
export const MOVEMENT_COMMANDS = {
  reverse: {
    path: '/reverse',
    needs: [['create', 'stock-movements']],
    asks: 'note',
    isDestructive: true,
    makesNew: true,
  },
} as const satisfies Record<string, Command>

/** Commands of reservations, the step forward first. */
export const RESERVATION_COMMANDS = {
  fulfill: { path: '/fulfill', needs: [RESERVE], asks: 'delivery' },
  release: { path: '/release', needs: [RESERVE], isDestructive: true, inBulk: true },
} as const satisfies Record<ReservationCommand, Command>
