'use client'

import { createContext, use } from 'react'

import type { AnsweredProblem } from './answeredProblems'

/** What follows a save: this record, or the next empty form for a series. */
export type AfterSave = 'stay' | 'new'

export type SaveState = {
  /** Saves once, however often it is pressed. */
  save: (after?: AfterSave) => void
  isBusy: boolean
  isDirty: boolean
  /** A sentence for a moment, such as "nothing to save". */
  note: string | null
  /** What the last save was refused for; a new list with each answer. */
  answered: readonly AnsweredProblem[]
  /** Runs `go`, or asks first when something would be lost. */
  leave: (go: () => void) => void
}

export const SaveContext = createContext<SaveState | null>(null)

/** Saving the document on the page. */
export const useSave = (): SaveState => {
  const state = use(SaveContext)
  if (!state) throw new Error('useSave outside of a document')
  return state
}
