import type { Job } from './job'
import { expireReservations } from './stock/expireReservations'

/** Everything that happens by itself. */
export const JOBS: readonly Job[] = [expireReservations]
