import type { Tone } from '@/components/ui/Chip'
import type { DisplayStatus } from '@/domain/tenders/status'

/** The colour of each state of a tender, the same on every screen. */
export const TENDER_TONES: Readonly<Record<DisplayStatus, Tone>> = {
  draft: 'neutral',
  sent: 'primary',
  approved: 'success',
  invoiced: 'info',
  rejected: 'error',
  cancelled: 'neutral',
  expired: 'warning',
}
