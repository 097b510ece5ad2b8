'use client'

import { useSyncExternalStore } from 'react'

let running = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1) => {
  running += by
  for (const listener of listeners) listener()
}

/**
 * Marks the start of a pending task; the progress bar appears when it takes longer than a second.
 * @returns marks its end; idempotent
 */
export const startProgress = (): (() => void) => {
  let isOver = false
  change(1)
  return () => {
    if (isOver) return
    isOver = true
    change(-1)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** True while any task is pending. */
export const useIsWorking = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  )
