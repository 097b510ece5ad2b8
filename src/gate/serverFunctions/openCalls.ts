/**
 * Every server function of the installed Payload, and whether our screens call it. A closed one
 * answers like an unknown path: lists, tables and files have custom screens, which use the REST
 * interface.
 */
export const SERVER_FUNCTIONS = {
  /** The form of a record, while typing. */
  'form-state': 'open',
  'copy-data-from-locale': 'closed',
  'get-default-layout': 'closed',
  'get-folder-results-component-and-data': 'closed',
  'get-upcoming-scheduled-publish': 'closed',
  'render-document': 'closed',
  'render-document-slots': 'closed',
  'render-field': 'closed',
  'render-list': 'closed',
  'render-widget': 'closed',
  'schedule-publish': 'closed',
  slugify: 'closed',
  'table-state': 'closed',
} as const satisfies Record<string, 'open' | 'closed'>

type Names = typeof SERVER_FUNCTIONS
export type OpenCall = {
  [Name in keyof Names]: Names[Name] extends 'open' ? Name : never
}[keyof Names]

/** True for a name that our screens call. */
export const isOpenCall = (name: unknown): name is OpenCall =>
  typeof name === 'string' &&
  Object.hasOwn(SERVER_FUNCTIONS, name) &&
  SERVER_FUNCTIONS[name as keyof Names] === 'open'
