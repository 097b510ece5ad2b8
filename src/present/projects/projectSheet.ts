import type { RecordFact } from '../record/recordFact'
import type { RelatedPart } from '../record/relatedPart'
import type { TimelineSheet } from '../timeline/timelineItem'
import type { Figure } from '@/present/record/recordFact'

export const PROJECT_TABS = [
  'timeline',
  'overview',
  'tenders',
  'movements',
  'reservations',
] as const
export type ProjectTab = (typeof PROJECT_TABS)[number]

/** Data of a project's page, without what the visitor may not see. */
export type ProjectSheet = {
  id: number
  name: string
  facts: RecordFact[]
  figures: Figure[]
  tabs: { name: ProjectTab; href: string; count?: number }[]
  tab: ProjectTab
  part: RelatedPart | null
  /** The timeline, while its tab is open. */
  timeline: TimelineSheet | null
  editHref?: string
  hasActivity: boolean
  mayPlan: boolean
}
