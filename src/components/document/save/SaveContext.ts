'use client'

import { createContext, use } from 'react'

import type { AnsweredProblem } from './answeredProblems'

/** What follows a save: stay on this record, start the next one, or plan a follow-up of this one. */
export type AfterSave = 'stay' | 'new' | 'plan'

export type SaveState = {
  /** Saves once, even if pressed repeatedly. */
  save: (after?: AfterSave) => void
  isBusy: boolean
  isDirty: boolean
  /** Opens the dialog that plans a follow-up of the stored record. */
  plan: () => void
  /** A short notice, such as "nothing to save". */
  note: string | null
  /** The errors of the last save; a new list with each response. */
  answered: readonly AnsweredProblem[]
  /** Runs `go`, after a confirmation when there are unsaved changes. */
  leave: (go: () => void) => void
}

export const SaveContext = createContext<SaveState | null>(null)

/** Saving the document on the page. */
export const useSave = (): SaveState => {
  const state = use(SaveContext)
  if (!state) throw new Error('useSave outside of a document')
  return state
}
