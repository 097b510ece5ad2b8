import type { ViewAudience, ViewState } from '@/domain/lists/viewState'

/** A saved view for its reader. */
export type SavedView = {
  id: number
  name: string
  audience: ViewAudience
  role: number | null
  state: ViewState
  /** The reader may change and delete it. */
  isMine: boolean
}
