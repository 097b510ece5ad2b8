import type { ClientField } from 'payload'

import { showControl } from '../ui/inputs/showControl'

import { fieldIdsUp } from './fieldIdOf'
import { flatFields } from './flatFields'

const FOCUSABLE =
  'input:not([type=hidden], [tabindex="-1"]), textarea, select, button, [tabindex="0"]'

/**
 * Event on the element of a field before it is shown. An editor that renders only a part of its
 * rows shows the place itself and prevents the default.
 */
export const SHOW_FIELD = 'document:showField'
export type ShowFieldEvent = CustomEvent<{ path: string }>

/** The number of the tab that holds a path, where the form has tabs. */
const tabOf = (fields: readonly ClientField[], path: string): number => {
  const tabs = fields.find((field) => field.type === 'tabs')
  if (tabs?.type !== 'tabs') return -1
  return tabs.tabs.findIndex((tab) =>
    flatFields(tab.fields).some((one) => one.path === path || path.startsWith(`${one.path}.`)),
  )
}

const elementOf = (root: ParentNode, path: string): HTMLElement | null => {
  // A field within an array row may have no element of its own: use that of the array.
  for (const id of fieldIdsUp(path)) {
    const found = root.querySelector<HTMLElement>(`[id="${id}"]`)
    if (found) return found
  }
  return null
}

/** Scrolls to a field, opening its tab, and focuses it. */
export const showField = (args: {
  root: HTMLElement
  fields: readonly ClientField[]
  path: string
}): void => {
  const { root, fields, path } = args
  const tab = tabOf(fields, path)
  if (tab >= 0 && !elementOf(root, path)) {
    root.querySelector<HTMLElement>(`.form-tabs [role="tab"][data-tab="${tab}"]`)?.click()
  }
  requestAnimationFrame(() => {
    const element = elementOf(root, path)
    if (!element) return
    const asked = new CustomEvent(SHOW_FIELD, { detail: { path }, cancelable: true })
    if (!element.dispatchEvent(asked)) return
    const target = element.matches(FOCUSABLE)
      ? element
      : (element.querySelector<HTMLElement>('[contenteditable="true"]') ??
        element.querySelector<HTMLElement>(FOCUSABLE) ??
        element)
    showControl(target, element)
  })
}
