/**
 * Where a menu goes that fits neither below nor above what opened it: beside it, along the whole height
 * of the screen, so that on a low one nobody scrolls within a menu.
 */
export const BESIDE = { align: 'shift', fallbackAxisSide: 'start' } as const
