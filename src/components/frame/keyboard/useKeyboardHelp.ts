'use client'

import { openState } from '../../ui/overlay/openState'

const help = openState()

/** Shows the list of keyboard shortcuts, from outside of React. */
export const openKeyboardHelp = () => help.set(true)
const closeHelp = () => help.set(false)

/** The list of keyboard shortcuts: whether it is shown, and how to hide it. */
export const useKeyboardHelp = () => ({ isOpen: help.useOpen(), close: closeHelp })
