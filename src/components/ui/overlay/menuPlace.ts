/**
 * Where a menu goes that fits neither below nor above what opened it: beside it, along the whole height
 * of the screen, so that menus need no scrolling on a low one.
 */
export const BESIDE = { align: 'shift', fallbackAxisSide: 'start' } as const
