/** The name of a record: a dash for readers who may not see it. */
export const shownName = (name: string | null | undefined): string => name || '—'
