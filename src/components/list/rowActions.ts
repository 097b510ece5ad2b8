/** True when a row's menu would have something in it. */
export const hasActions = (row: { view?: string; edit?: string }, deleteFrom?: string): boolean =>
  Boolean(row.view ?? row.edit ?? deleteFrom)
