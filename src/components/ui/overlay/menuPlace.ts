/**
 * Position of a menu that fits neither below nor above its opener: beside it, using the whole
 * height of the screen, so that menus need no scrolling on a low one.
 */
export const BESIDE = { align: 'shift', fallbackAxisSide: 'start' } as const
