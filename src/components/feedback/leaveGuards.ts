'use client'

/** A form with unsaved changes. */
export type LeaveGuard = {
  isDirty: () => boolean
  /** Asks the person; `go` runs if they choose to leave. */
  ask: (go: () => void) => void
}

const guards: LeaveGuard[] = []

/** Registers a form; the last one registered is asked first. */
export const addLeaveGuard = (guard: LeaveGuard): (() => void) => {
  guards.push(guard)
  return () => {
    guards.splice(guards.indexOf(guard), 1)
  }
}

/**
 * For navigation without a link, such as a command of the palette: runs `go` at once, or after the
 * person agreed to lose unsaved changes (CF6).
 */
export const askBeforeLeaving = (go: () => void): void => {
  const dirty = guards.findLast((guard) => guard.isDirty())
  if (dirty) dirty.ask(go)
  else go()
}
