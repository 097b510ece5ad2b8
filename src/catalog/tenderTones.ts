import type { TenderStage } from '@/domain/tenders/stage'
import type { DisplayStatus } from '@/domain/tenders/status'
import type { Tone } from './column'

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

/** The colour of each stage of a tender. */
export const STAGE_TONES: Readonly<Record<TenderStage, Tone>> = {
  draft: 'neutral',
  asked: 'warning',
  approved: 'success',
  sent: 'primary',
  opened: 'primary',
  accepted: 'success',
  invoiced: 'info',
  lost: 'error',
  cancelled: 'neutral',
}
